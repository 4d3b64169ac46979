import type { Context } from "./context.ts";
import type { OperationDefinition } from "./definition.ts";
/** An operation: what goes in and what comes out, as data, and how to run it. */
export interface Operation<Inputs, Outputs> extends Omit<OperationDefinition<never>, "call" | "hooks"> {
    /** Checks the inputs, makes the call and maps the reply; rejects with a `ToolError` only. */
    execute(inputs: Inputs, context?: Context): Promise<Outputs>;
}
/** Adds `execute` to the data of an operation. */
export declare function defineOperation<Inputs, Values, Outputs>(definition: OperationDefinition<Values>): Operation<Inputs, Outputs>;
