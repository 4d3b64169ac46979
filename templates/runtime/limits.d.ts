import type { Input } from "./definition.ts";
/** Whether a value of the right type is within the input's limits; a list also item by item. */
export declare function withinLimits(input: Input, value: unknown): boolean;
/** What the input must be, in words that follow "must be". */
export declare function expectation(input: Input): string;
