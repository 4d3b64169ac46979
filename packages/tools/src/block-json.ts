import type { Json, Rule } from "@blockwright/runtime";
import type { Effect, Schema } from "./tool.ts";

/** What tools read of a `block.json`; the generator writes it, so its members are what they are here. */
export interface BlockJson {
  readonly type: string;
  readonly provider: string;
  readonly auth: readonly CredentialJson[];
  readonly operations: readonly OperationJson[];
  readonly fields: readonly FieldJson[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export interface CredentialJson {
  readonly name: string;
  /** The environment variable that usually holds it. */
  readonly env: string;
}

export interface OperationJson {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly effect: Effect;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  readonly docs?: string;
  readonly deprecated?: string;
  readonly model?: {
    readonly hide?: true;
    readonly description?: string;
    readonly result?: readonly string[];
  };
  /** Names of its inputs in its own order; absent where that is the order of the fields. */
  readonly inputs?: readonly string[];
  readonly rules?: readonly Rule[];
  readonly page?: {
    readonly output: string;
    readonly input?: string;
    /** The input that says how many items a page has. */
    readonly size?: string;
    readonly collect?: { readonly limit?: string };
  };
  readonly job?: JobJson;
  /** By dotted name. */
  readonly outputs: Readonly<Record<string, OutputJson>>;
  readonly examples?: readonly ExampleJson[];
}

/** A call of another operation. */
export interface CallJson {
  /** Its id. */
  readonly call: string;
}

export interface JobJson {
  /** The operation that asks how far it is. */
  readonly poll: CallJson;
  /** The operation whose outputs are those of the job, if not the last answer. */
  readonly result?: CallJson;
  /** Dotted output -> its values when the job is done. */
  readonly until: Readonly<Record<string, Json>>;
  readonly fail?: Readonly<Record<string, Json>>;
}

export interface OutputJson {
  readonly type: "string" | "number" | "boolean" | "json";
  readonly integer?: true;
  readonly description: string;
  readonly optional?: true;
  readonly nullable?: true;
  readonly schema?: Schema;
}

export type ExampleJson = {
  readonly name: string;
  readonly inputs: Readonly<Record<string, Json>>;
} & (
  | { readonly output: Readonly<Record<string, Json>> }
  | { readonly error: { readonly code: string; readonly message: string } }
);

/** A field as it is in one operation, or in all where it has no variants. */
export interface FieldDefinition {
  readonly type: "string" | "number" | "boolean" | "json" | "file";
  readonly integer?: true;
  readonly shape?: "object" | "array" | "any";
  readonly description: string;
  readonly convert?: string;
  readonly limits?: Limits;
  readonly blank?: true;
  readonly nulls?: true;
}

/** Limits in the keywords of JSON Schema, and two of files. */
export type Limits = Readonly<Record<string, Json>>;

export type FieldJson = FieldDefinition & {
  readonly name: string;
  readonly title: string;
  readonly visibility: "user-or-llm" | "user-only" | "hidden";
  readonly secret: boolean;
  readonly operations: readonly string[];
  readonly requiredIn: readonly string[];
  readonly variants?: readonly (FieldDefinition & { readonly operations: readonly string[] })[];
};

/** The data of a block. Throws a `TypeError` for anything that is no `block.json`. */
export function blockJson(json: object): BlockJson {
  const { type, provider, operations, fields } = json as Partial<BlockJson>; // looked at below
  const isBlock =
    typeof type === "string" &&
    typeof provider === "string" &&
    Array.isArray(operations) &&
    Array.isArray(fields);
  if (isBlock) return json as BlockJson; // the generator writes no other
  throw new TypeError(
    'This is no block.json. Pass what `import json from "@blockwright/books/block.json" with { type: "json" }` gives.',
  );
}

/** The fields of an operation, in its own order. */
export function fieldsIn<Field extends Pick<FieldJson, "name" | "operations">>(
  fields: readonly Field[],
  { id, inputs }: Pick<OperationJson, "id" | "inputs">,
): readonly Field[] {
  const own = fields.filter(({ operations }) => operations.includes(id));
  const placeOf = ({ name }: Field) => inputs?.indexOf(name) ?? 0;
  return own.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What a field means in one operation. */
export function definitionIn(field: FieldJson, operation: string): FieldDefinition {
  const own = field.variants?.find(({ operations }) => operations.includes(operation));
  return own ?? field;
}
