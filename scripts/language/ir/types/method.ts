import type { Condition } from "./condition.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One of several method and paths of an operation. */
export interface Line {
  readonly method: Method;
  readonly path: string;
  /** It is taken only while this holds of the parameters. */
  readonly when?: Condition;
}
