import type { Json, Output } from "./definition.ts";
/** What paths can select from. */
export interface Roots {
    readonly status: number;
    /** By lower-case name. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
    /** The checked inputs. */
    readonly params: Readonly<Record<string, unknown>>;
}
/** Outputs by dotted name, as an operation declares them. */
export type Outputs = Readonly<Record<string, Output>>;
/** The nested result of an operation; `overrides` stand for outputs of the same dotted name. */
export declare function mapOutputs(outputs: Outputs, roots: Roots, overrides?: Readonly<Record<string, Json>>): Record<string, unknown>;
