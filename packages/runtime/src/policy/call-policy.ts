import type { TransportOptions } from "../context.ts";
import type { Effect } from "../definition.ts";
import type { Policy } from "./policy.ts";

/** The policy of one operation, and what decides whether it may be retried. */
export interface CallPolicy extends Policy {
  /** Id of the operation. */
  readonly operation: string;
  readonly effect: Effect;
  /** The header by which the provider recognises a repeated request. */
  readonly idempotencyKey?: (options: TransportOptions) => Readonly<Record<string, string>>;
}
