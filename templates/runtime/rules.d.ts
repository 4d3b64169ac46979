import type { Input, Rule } from "./definition.ts";
/** Inputs read so far. One that was refused counts as given, so that it is not blamed twice. */
export interface Known {
    readonly values: Record<string, unknown>;
    readonly refused: Set<string>;
}
/** Whether a rule holds. */
export declare function holds(rule: Rule, { values, refused }: Known): boolean;
/** What is wrong with a value that is not allowed while another input has its value. */
export declare function dependentProblem(name: string, { input, fallback, values: allowedBy }: NonNullable<Input["enumBy"]>, { values }: Known): string | undefined;
