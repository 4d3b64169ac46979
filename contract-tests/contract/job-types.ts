import type { Value } from "./parameter-types.ts";

export interface JobContract {
  readonly name: string;
  readonly start: readonly string[];
  readonly poll: string;
  readonly id: Readonly<Record<string, string>>;
  readonly until: Readonly<Record<string, Value>>;
  readonly fail: Readonly<Record<string, Value>>;
  /** Where the answer says why it failed, in words and as an HTTP status. */
  readonly error: { readonly message: string | null; readonly status: string | null };
  /** What is called once it is done, with these outputs of the last answer; null for nothing. */
  readonly result: {
    readonly operation: string;
    readonly params: Readonly<Record<string, string>>;
  } | null;
  /** Before it is asked for the first time. */
  readonly everyMs: number;
  /** All the time that it may take. */
  readonly timeoutMs: number;
}
