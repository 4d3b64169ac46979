import type { CallContract } from "./call-types.ts";
import type { ConditionContract } from "./condition-types.ts";
import type { ParameterContract, Value } from "./parameter-types.ts";
import type { ReplyContent } from "./reply-types.ts";

/** What is called before an operation. */
export interface LookupsContract {
  readonly lookups: readonly LookupContract[];
}

/** A call that is made before another one, for values that it gives. */
export interface LookupContract extends CallContract {
  /** What it is made with, by the names of the other call: all of `needs`, and one of `filter` if it has some. */
  readonly needs: readonly string[];
  readonly filter: readonly string[];
  readonly gives: readonly GivenContract[];
  /** It is made only while this holds of the inputs. */
  readonly when?: ConditionContract;
  /** The reply of the first example that has the values. */
  readonly reply: ReplyContent;
  /** Of a login: how long what it gives is kept, null where it is used once. Undefined of a lookup. */
  readonly keepMs?: number | null;
}

/** What one call gives to another. */
export interface GivenContract {
  /** Path into its reply, or of an output. */
  readonly take: string;
  /** As a parameter; required where the path cannot be made without it. */
  readonly parameter: ParameterContract;
  /** As the example has it. */
  readonly value: Value;
}
