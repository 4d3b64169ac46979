import type { Context } from "./context.ts";
import type { Operation } from "./operation.ts";
/** Operations of a block by id. */
export type Operations = Readonly<Record<string, Operation<never, unknown>>>;
/** What `defineBlock` takes: how a workflow presents the block, and its operations. */
export interface BlockDefinition<Members extends Operations> {
    readonly type: string;
    readonly name: string;
    readonly description: string;
    /** `#RRGGBB` */
    readonly color?: string;
    readonly category: string;
    readonly operations: Members;
}
/** Inputs as a workflow gives them: the selected operation, and values that may be text. */
export type BlockInputs<Id> = {
    readonly operation: Id;
} & Readonly<Record<string, unknown>>;
/** What an operation resolves to. */
export type OutputsOf<Member> = Member extends Operation<never, infer Outputs> ? Outputs : never;
/** A block: one provider's operations behind one `execute`. */
export interface Block<Members extends Operations> extends BlockDefinition<Members> {
    /** Runs the operation that `inputs.operation` names; rejects with a `ToolError` only. */
    execute<Id extends keyof Members & string>(inputs: BlockInputs<Id>, context?: Context): Promise<OutputsOf<Members[Id]>>;
}
/** Adds `execute` to the data of a block. */
export declare function defineBlock<const Members extends Operations>(definition: BlockDefinition<Members>): Block<Members>;
