import type { ParameterContract, Value } from "./parameter-types.ts";
import type { ReplyContent } from "./reply-types.ts";

/** What is called before an operation. */
export interface LookupsContract {
  readonly lookups: readonly LookupContract[];
}

/** A call that is made before another one, for one value of its reply. */
export interface LookupContract {
  /** The operation that is called. */
  readonly operation: string;
  /** Its inputs -> parameters of the other call, or earlier lookups. */
  readonly given: Readonly<Record<string, string>>;
  readonly fixed: Readonly<Record<string, Value>>;
  readonly take: string;
  /** The value, as a parameter; required where the path cannot be made without it. */
  readonly parameter: ParameterContract;
  /** The reply of the first example that has the value, and the value. */
  readonly reply: ReplyContent;
  readonly value: Value;
}
