import type { Json } from "./json.ts";
import type { Method } from "./method.ts";
import type { ErrorCode } from "./reply.ts";

/** params -> request -> reply -> output or error, as the manifest states it. */
export interface Example {
  readonly name: string;
  readonly params: Readonly<Record<string, Json>>;
  /** When the call is made, where that decides: RFC 3339, UTC. */
  readonly now?: string;
  /** Published test keys, by the name of the credential, where they decide. */
  readonly credentials?: Readonly<Record<string, string>>;
  readonly request: ExampleRequest | null;
  readonly reply: ExampleReply;
  readonly result:
    | { readonly kind: "output"; readonly output: Json }
    | { readonly kind: "error"; readonly error: ExampleError };
}

export interface ExampleRequest {
  readonly method: Method;
  /** Path as it is sent, percent-encoded. */
  readonly path: string;
  /** Decoded query; null when the example does not state it. */
  readonly query: Readonly<Record<string, string>> | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ExampleReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ExampleError {
  readonly code: ErrorCode;
  readonly upstreamCode?: string;
  readonly message?: string;
  readonly requestId?: string;
}
