import type { TransportOptions } from "../context.ts";
import type { Effect } from "../definition.ts";
import type { Received } from "../transport/body.ts";
import type { Limits, Policy } from "./policy.ts";

/** Reads the body of a reply within `limits`; the attempt ends with `signal`. After `handOut` nothing is sent again. */
export type Receive = (
  response: Response,
  limits: Limits,
  signal: AbortSignal,
  options: TransportOptions,
  handOut: () => void,
) => Promise<Received>;

/** The policy of one operation, and what decides whether it may be retried. */
export interface CallPolicy extends Policy {
  /** Id of the operation. */
  readonly operation: string;
  readonly effect: Effect;
  /** It asks for a range, or says what a 206 is: such a reply is none that is cut. */
  readonly ranged?: boolean;
  /** The header by which the provider recognises a repeated request. */
  readonly idempotencyKey?: (options: TransportOptions) => Readonly<Record<string, string>>;
  /** Reads replies. Default: their text. */
  readonly receive?: Receive;
}
