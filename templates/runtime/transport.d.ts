import type { TransportOptions } from "./context.ts";
import type { Effect } from "./definition.ts";
import { pathSerializer } from "./segment.ts";
/** Options of one call of a typed client. */
export interface CallInit {
    /** Ends the call at once. */
    readonly signal?: AbortSignal;
    /** `text` leaves the reply as it came. */
    readonly parseAs?: "json" | "text";
}
/** A `fetch` for openapi-fetch. */
export type Send = (request: Request) => Promise<Response>;
/** What a typed client needs of the runtime: options of the client, and a `fetch` for each effect. */
export interface Sender extends Readonly<Record<Effect, Send>> {
    readonly defaults: {
        readonly Request: typeof Request;
        readonly pathSerializer: typeof pathSerializer;
    };
}
/** A reply whose body is read, with the number of requests that it took. */
export type Received = Response & {
    readonly attempts: number;
};
/** Sends with a time-out, retries where they are safe, and no redirects. */
export declare function sender(options: TransportOptions): Sender;
