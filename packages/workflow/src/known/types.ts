import type { Effect, Input, Json, Rule, ValueType } from "@blockwright/runtime";

/**
 * The description of a block, `block.json` of its package, so that its code need not be loaded. The
 * types are as wide as those of imported JSON; `readBlocks` checks what it uses.
 */
export interface BlockDescription {
  readonly type: string;
  readonly operations: readonly object[];
  readonly fields: readonly object[];
}

/** Blocks by type. */
export type KnownBlocks = ReadonlyMap<string, KnownBlock>;

/** A block, as its description says. */
export interface KnownBlock {
  readonly type: string;
  readonly name: string;
  readonly operations: ReadonlyMap<string, KnownOperation>;
}

/** An operation, as the description of its block says. */
export interface KnownOperation {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
  /** In the form of the package's code: limits of block.json are members of the input. */
  readonly inputs: Readonly<Record<string, Input>>;
  readonly rules: readonly Rule[];
  /** By dotted name: `metadata.count`. */
  readonly outputs: ReadonlyMap<string, KnownOutput>;
  /** Id of the operation whose outputs it has after `wait`; null when it does not start a job. */
  readonly poll: string | null;
  /** Whether that operation gives the result of the job, and does not tell how far it is. */
  readonly hasResult: boolean;
  /** Outputs of that operation which have a value only when the job failed. */
  readonly failure: readonly string[];
}

/** A JSON Schema 2020-12 object. */
export type JsonSchema = { readonly [keyword: string]: Json };

/** One output: its type, and the schema of its members where there is more to say. */
export interface KnownOutput {
  readonly name: string;
  readonly type: ValueType;
  readonly optional: boolean;
  readonly nullable: boolean;
  /** What the host has made of a file that was downloaded. */
  readonly isFile: boolean;
  /** References lead into `definitions`: `#/$defs/Volume`. */
  readonly schema: JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}
