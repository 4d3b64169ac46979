import type { Converter, Json, Limits, ParameterType, Rule } from "../../../language/ir/types.ts";

/** What the schema reads of a `block.json`. */
export interface BlockData {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly operations: readonly OperationData[];
  readonly fields: readonly FieldData[];
}

/** One operation of a block. */
export interface OperationData {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly rules?: readonly Rule[];
  /** Present when it starts a job. */
  readonly job?: object;
}

interface Definition {
  readonly type: Exclude<ParameterType, "integer">;
  readonly integer?: true;
  readonly shape?: "object" | "array" | "any";
  readonly description: string;
  readonly convert?: Converter;
  readonly limits?: Limits;
  readonly default?: Json;
  /** What to do in its place. */
  readonly deprecated?: string;
}

/** An input of several operations, the same in all of them or with variants. */
interface FieldData extends Definition {
  readonly name: string;
  readonly visibility: "user-or-llm" | "user-only" | "hidden";
  readonly secret: boolean;
  readonly operations: readonly string[];
  readonly requiredIn: readonly string[];
  readonly variants?: readonly (Definition & { readonly operations: readonly string[] })[];
}

/** An input of one operation. */
export interface InputData extends Definition {
  readonly name: string;
  readonly visibility: FieldData["visibility"];
  readonly secret: boolean;
  readonly required: boolean;
}

/** What a `block.json` says, as far as it is read here. */
export function blockOf(data: Json): BlockData {
  return data as unknown as BlockData; // which has these members among others
}

/** A block with the beginning of its `block.json`, or all of it. */
export interface KnownBlock {
  /** The folder of its package. */
  readonly id: string;
  readonly text: string;
  /** Whether the schema says what it takes. */
  readonly isTold: boolean;
}

/** What `block.json` begins with. */
export interface BlockHead extends Omit<KnownBlock, "text"> {
  readonly type: string;
  readonly name: string;
  readonly description: string;
}

/** Reads the beginning of a `block.json`, in which each member has a line of its own. */
export function readHead({ id, text, isTold }: KnownBlock): BlockHead {
  const member = (name: string): string => {
    const [, value] = new RegExp(`^ {2}"${name}": (".*"),$`, "m").exec(text) ?? [];
    if (value === undefined) throw new Error(`block.json of ${id} does not begin with its ${name}`);
    return JSON.parse(value);
  };
  return {
    id,
    isTold,
    type: member("type"),
    name: member("name"),
    description: member("description"),
  };
}

/** The inputs of one operation, each as it is there. */
export function inputsOf({ fields }: BlockData, id: string): readonly InputData[] {
  return fields
    .filter(({ operations }) => operations.includes(id))
    .map(({ variants, requiredIn, ...field }) => ({
      ...field,
      ...variants?.find(({ operations }) => operations.includes(id)),
      required: requiredIn.includes(id),
    }));
}
