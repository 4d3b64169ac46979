// Generated from templates/workflow/types.ts. Do not edit; run `npm run generate`.

import type { Block, BlockTypes, JobOperation, Operation, Operations } from "@blockwright/runtime";

/** A reference in place of a value: `{{block.output}}`, or `{{NAME}}` for a secret. */
export type Reference = `{{${string}}}`;

/** How long a block waits for the job that it starts. Without a member, what its operation says. */
export interface Wait {
  /** Milliseconds before the first question. Limits: 1 or more. */
  readonly everyMs?: number;
  /** Milliseconds to wait in all. Limits: 1 or more. */
  readonly waitMs?: number;
}

/** A block as a document holds it, of any type. */
export interface BlockDocument {
  readonly type: string;
  /** What people call it. */
  readonly name: string;
  readonly inputs: { readonly operation: string; readonly [input: string]: unknown };
  readonly connections?: { readonly outgoing: readonly { readonly target: string }[] };
  /** Waits for the job that the operation starts; outputs are then those of the finished job. */
  readonly wait?: boolean | Wait;
}

/** A workflow: blocks by id. */
export interface Workflow {
  readonly name?: string;
  readonly description?: string;
  readonly blocks: Readonly<Record<string, BlockDocument>>;
}

/** Type of a block whose package is imported: `"books"`. */
export type BlockType = keyof BlockTypes & string;

type OperationsOf<Type> = Type extends BlockType
  ? BlockTypes[Type] extends Block<infer Members extends Operations>
    ? Members
    : never
  : never;

/** An input as a workflow writes it: a value, or a reference in place of it or of a member. */
export type InputValue<Value> =
  | Reference
  | (Value extends string | number | boolean | null | undefined
      ? Value
      : { readonly [Member in keyof Value]: InputValue<Value[Member]> });

type InputsOf<Member> =
  Member extends Operation<infer Inputs, unknown>
    ? { readonly [Name in keyof Inputs]: InputValue<Inputs[Name]> }
    : never;

/** Only an operation that starts a job can be waited for. */
type WaitOf<Member> =
  Member extends JobOperation<never, unknown, unknown>
    ? { readonly wait?: boolean | Wait }
    : { readonly wait?: false };

/** A block of a workflow in code, one of its operations with exactly that operation's inputs. */
export type WorkflowBlock<Type extends BlockType = BlockType> = {
  readonly [Each in Type]: {
    readonly [Id in keyof OperationsOf<Each>]: Omit<BlockDocument, "type" | "inputs" | "wait"> & {
      readonly type: Each;
      readonly inputs: { readonly operation: Id } & InputsOf<OperationsOf<Each>[Id]>;
    } & WaitOf<OperationsOf<Each>[Id]>;
  }[keyof OperationsOf<Each>];
}[Type];
