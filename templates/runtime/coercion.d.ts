import type { Input } from "./definition.ts";
/** True for what counts as not given: undefined, null and blank text. */
export declare function isAbsent(given: unknown): boolean;
/** The value that `given` stands for; undefined when it is not of the input's type. */
export declare function coerce(input: Input, given: unknown): unknown;
