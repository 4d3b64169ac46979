import type { Json } from "./json.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One of several method and paths of an operation. */
export interface Line {
  readonly method: Method;
  readonly path: string;
  /** It is taken only while the parameter has this value (its default counts). */
  readonly when?: {
    readonly parameter: string;
    readonly equals: Json;
    readonly fallback?: Json;
  };
}
