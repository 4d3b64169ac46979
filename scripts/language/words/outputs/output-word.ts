import type { Path, Source, StepArguments } from "../../../../packages/runtime/src/definition.ts";
import type { Step, StepName } from "../../../../packages/runtime/src/steps/steps.ts";
import type { JsonSchema } from "../../ir/types/json.ts";
import type { WordSchema } from "../word.ts";

/**
 * One step of outputs: everything that is known of it. To add one, put it into the array of a family;
 * the compiler names each part that is missing, and all readers take it from the table.
 */
export interface OutputWord<Name extends StepName> {
  readonly name: Name;
  /** What stands beside its name in a manifest; null where it is a name alone. */
  readonly argument: Name extends keyof StepArguments ? WordSchema : null;
  /** For people. */
  readonly meaning: string;
  readonly takes: readonly Kind[];
  /** `same` is what it takes; `part` is of a kind that only what it reads can tell. */
  readonly makes: Kind | "any" | "same" | "part";
  /** What is made of a value of a schema. */
  schema(base: JsonSchema, argument: ArgumentOf<Name>, reading: Reading): JsonSchema;
  /** Of what it may make nothing, although it is there: some values, blank text, or values within. */
  readonly loses: null | "some" | "blank" | "inner";
  /** The runtime's own. */
  readonly run: Step<Name>;
  /** Values that its argument reads, with steps of their own. */
  inside(argument: ArgumentOf<Name>): readonly Source[];
  /** What another argument means for callers. */
  change(argument: ArgumentOf<Name>): Change;
}

export type ArgumentOf<Name> = Name extends keyof StepArguments ? StepArguments[Name] : undefined;

export type Kind = "string" | "number" | "boolean" | "array" | "object";

/** How the diff tells it: part by part where it can be told what callers lose and get. */
export type Change =
  /** Another part of the value. */
  | { readonly tells: "part"; readonly phrase: string }
  /** Members that are left out. */
  | { readonly tells: "without"; readonly names: readonly string[] }
  /** Members that items get, and where these lie. */
  | { readonly tells: "items"; readonly members: Readonly<Record<string, Path>> }
  /** The same, said in other words. */
  | { readonly tells: "wording" }
  /** Another value. */
  | { readonly tells: "making" };

/** What a word is told of the schemas; it sees no others, so that the IR can be made of words. */
export interface Reading {
  /** A schema in place of a reference to it. */
  whole(schema: JsonSchema): JsonSchema;
  /** What members lead to; open where nothing is said of it. */
  at(schema: JsonSchema, members: readonly number[]): JsonSchema;
  /** Any member of an object. */
  member(schema: JsonSchema): JsonSchema;
  /** What is made of an item. */
  made(source: Source, item: JsonSchema): JsonSchema;
}

/** A word; the compiler says which part it lacks. */
export function outputWord<const Name extends StepName>(word: OutputWord<Name>): OutputWord<Name> {
  return word;
}

/** Of a word that changes nothing in the schema. */
export function asRead(base: JsonSchema): JsonSchema {
  return base;
}

export const scalars = ["string", "number", "boolean"] as const;
export const anything = [...scalars, "array", "object"] as const;

export const nothing = (): readonly Source[] => [];
export const making = () => ({ tells: "making" }) as const;
export const wording = () => ({ tells: "wording" }) as const;
