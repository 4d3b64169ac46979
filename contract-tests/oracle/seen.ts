import type { Case, HostContext, Part, Sent } from "../contract/case.ts";
import type { Inputs } from "./values.ts";
import type { Blame } from "./verdict/blame.ts";

/** A call, and what the oracle says of it. Who proposed it, and why, is not known here. */
export interface Seen {
  /** The case that makes the call; null where a rule, or a call before it, keeps it from being made. */
  readonly id: string | null;
  readonly part: Part;
  readonly inputs: Inputs;
  readonly context?: HostContext;
  readonly blames: readonly Blame[];
  /** Undefined where it is not sent. */
  readonly sent?: Sent;
}

/** Cases that are derived, with all that was seen when they were made. */
export interface Derived {
  readonly cases: readonly Case[];
  readonly seen: readonly Seen[];
  /** Why some cannot be made: what the manifest has to say. */
  readonly reasons: readonly string[];
}
