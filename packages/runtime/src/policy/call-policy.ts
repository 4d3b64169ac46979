import type { TransportOptions } from "../context.ts";
import type { Effect } from "../definition.ts";
import type { Policy } from "./policy.ts";

/** One operation's policy, and what decides whether it may be repeated. */
export interface CallPolicy extends Policy {
  /** Id of the operation. */
  readonly operation: string;
  readonly effect: Effect;
  /** The header with which the provider recognises a repetition. */
  readonly idempotencyKey?: (options: TransportOptions) => Readonly<Record<string, string>>;
}
