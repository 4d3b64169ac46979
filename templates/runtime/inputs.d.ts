import type { Input, Rule } from "./definition.ts";
import type { Problem } from "./tool-error.ts";
/** Inputs by name, as an operation declares them. */
export type Inputs = Readonly<Record<string, Input>>;
/** Inputs after the check. With any problem, nothing may be sent. */
export interface CheckedInputs {
    /** Values of the right types; absent inputs are left out. */
    readonly values: Record<string, unknown>;
    readonly problems: readonly Problem[];
    readonly warnings: readonly Problem[];
}
/** Reads raw inputs as a workflow gives them and reports everything that is wrong at once. */
export declare function checkInputs(inputs: Inputs, rules: readonly Rule[] | undefined, raw: unknown): CheckedInputs;
