import type { Effect, Input, Json, Rule, ValueType } from "@blockwright/runtime";

/**
 * What a host knows of a block without loading its code: `block.json` of its package. Imported JSON has
 * wide types, so that nothing here is narrow; `readBlocks` checks what it uses.
 */
export interface BlockDescription {
  readonly type: string;
  readonly operations: readonly object[];
  readonly fields: readonly object[];
}

/** Blocks by type. */
export type KnownBlocks = ReadonlyMap<string, KnownBlock>;

/** A block as the check reads it. */
export interface KnownBlock {
  readonly type: string;
  readonly name: string;
  readonly operations: ReadonlyMap<string, KnownOperation>;
}

/** An operation as the check reads it. */
export interface KnownOperation {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
  /** As the package's own code has them: limits of block.json are members of the input. */
  readonly inputs: Readonly<Record<string, Input>>;
  readonly rules: readonly Rule[];
  /** By dotted name: `metadata.count`. */
  readonly outputs: ReadonlyMap<string, KnownOutput>;
  /** The operation whose outputs it has when it is waited for; null when it starts no job. */
  readonly poll: string | null;
}

/** A JSON Schema 2020-12 object. */
export type JsonSchema = { readonly [keyword: string]: Json };

/** One output: its type, and the schema of its members where there is more to say. */
export interface KnownOutput {
  readonly name: string;
  readonly type: ValueType;
  readonly optional: boolean;
  readonly nullable: boolean;
  /** References lead into `definitions`: `#/$defs/Volume`. */
  readonly schema: JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}
