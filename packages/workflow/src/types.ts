import type { BlockTypes, JobOperation, Operation } from "@blockwright/runtime";

/** A reference that replaces a value: `{{block.output}}`, or `{{NAME}}` for a secret. */
export type Reference = `{{${string}}}`;

/** How long a block waits for the job that it starts. Absent members default to those of the operation. */
export interface Wait {
  /** Milliseconds before the first poll. A whole number, 1 or more. */
  readonly everyMs?: number;
  /** Milliseconds to wait in total. A whole number, 1 or more. */
  readonly waitMs?: number;
}

/** A block of a document, of any type. */
export interface BlockDocument {
  readonly type: string;
  /** Its name for people. */
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

/** An input of a workflow: a value, or a reference in place of the value or of one of its members. */
export type InputValue<Value> =
  | Reference
  | (Value extends object
      ? { readonly [Member in keyof Value]: InputValue<Value[Member]> }
      : Value);

type OperationsOf<Type extends BlockType> = BlockTypes[Type] extends {
  readonly operations: infer Members;
}
  ? Members
  : never;

type AnyJob = JobOperation<never, unknown, unknown>;

/** Operations that start a job, the only ones with `wait`. */
type JobsOf<Type extends BlockType> = {
  [Id in keyof OperationsOf<Type>]: OperationsOf<Type>[Id] extends AnyJob ? Id : never;
}[keyof OperationsOf<Type>];

/** Inputs of one operation. In one object type with `operation`, so that the compiler names few of them. */
type OperationInputs<Id, Inputs> = {
  readonly [Name in keyof (Inputs & Selected<Id>)]: Name extends "operation"
    ? Id
    : InputValue<(Inputs & Selected<Id>)[Name]>;
};

interface Selected<Id> {
  readonly operation: Id;
}

/** Inputs of operations, discriminated by `operation`. */
type InputsOf<Type extends BlockType, Ids extends keyof OperationsOf<Type>> = {
  [Id in Ids]: OperationsOf<Type>[Id] extends Operation<infer Inputs, unknown>
    ? OperationInputs<Id, Inputs>
    : never;
}[Ids];

interface TypedBlock<Type, Inputs> extends Omit<BlockDocument, "type" | "inputs" | "wait"> {
  readonly type: Type;
  readonly inputs: Inputs;
}

interface Started<Type extends BlockType>
  extends TypedBlock<Type, InputsOf<Type, keyof OperationsOf<Type>>> {
  readonly wait?: false;
}

interface Waiting<Type extends BlockType> extends TypedBlock<Type, InputsOf<Type, JobsOf<Type>>> {
  /** Waits for the job that the operation starts; outputs are then those of the finished job. */
  readonly wait: true | Wait;
}

/**
 * A block of a workflow in code: the type of an imported package, one of its operations, and exactly
 * that operation's inputs. Few unions, with plain discriminants, keep compiler errors short.
 */
export type WorkflowBlock<Type extends BlockType = BlockType> = Type extends BlockType
  ? Started<Type> | ([JobsOf<Type>] extends [never] ? never : Waiting<Type>)
  : never;
