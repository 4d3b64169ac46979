import type { Path, Source, StepArguments } from "../../../../packages/runtime/src/definition.ts";
import type { Step, StepName as OutputName } from "../../../../packages/runtime/src/steps/steps.ts";
import type { Json, JsonSchema } from "../../ir/types/json.ts";
import type { Facts, Kind, Siblings, WordSchema } from "../word.ts";

/**
 * One step of inputs, of outputs or of both: everything that is known of it. To add one, put it into the array of
 * a family; the compiler names each part that is missing, and all readers take it from the table. What the runtime
 * has among its steps of outputs has a part of outputs, and what it lacks there has one of inputs.
 */
export type StepWord<Name extends string, Beside extends WordSchema | null> = {
  readonly name: Name;
  /** What stands beside its name; null where it is a name alone. */
  readonly argument: Beside & Fitting<Name>;
  /** For people: the reference says it. */
  readonly meaning: string;
  readonly input?: InputPart<ArgumentOf<Name, Beside>>;
} & (Name extends OutputName
  ? { readonly output: OutputPart<Name> }
  : { readonly input: object; readonly output?: never });

/** The runtime tells which of its steps take something. */
type Fitting<Name> = Name extends keyof StepArguments
  ? WordSchema
  : Name extends OutputName
    ? null
    : unknown;

/** The type of what stands beside a name: the runtime's own, or what the schema says. */
export type ArgumentOf<Name, Beside> = Name extends keyof StepArguments
  ? StepArguments[Name]
  : Beside extends null
    ? undefined
    : Beside extends { readonly type: "object" }
      ? Readonly<Record<string, Json>>
      : string;

/** Where an input's step acts: it reads the value before its limits, or marks it, or makes of it what is sent. */
export type Act = InputPart<unknown>["acts"];

export type InputPart<Argument> = ReadingPart | MarkingPart | SendingPart<Argument>;

/** Done by the runtime before limits are checked. */
export interface ReadingPart {
  readonly acts: "reads";
  /** What the schema says where it says another thing of outputs. */
  readonly argument?: WordSchema;
  readonly takes: readonly Kind[];
  readonly makes: Kind | "same";
  /** What it is in the runtime's word for all that reads a value, with hyphens between them. */
  readonly converter: string;
}

/** Nothing is made of the value; where it stands, it is taken in another way. The diff says its name. */
export interface MarkingPart {
  readonly acts: "marks";
  readonly takes: readonly Kind[];
  readonly makes: "same";
}

/** Between the checks of a value and the wire. */
export interface SendingPart<Argument> {
  readonly acts: "sends";
  /** How manifests call it, where another step has that name, too, and takes nothing. */
  readonly written?: string;
  readonly takes: readonly Kind[];
  readonly makes: Kind | Making<Argument>["of"];
  /** A secret can be found in what is made of it, so that errors and logs can be cleaned of it. */
  readonly shows: boolean;
  /** What a text has to be, where not every text can be taken. */
  readonly needs?: string;
  /** What travels in place of a value of a schema, with what counts where there is none. */
  schema(base: JsonSchema, argument: Argument, absent: Json | undefined): JsonSchema;
  check(setting: StepSetting<Argument>): Iterable<StepFinding>;
  /** The runtime's own function, for checks and examples; it throws the runtime's error. */
  run(value: Json, argument: Argument, call: Call): Json | undefined;
  /** The same function in the emitted client. */
  print(argument: Argument, input: Printing): Printed;
  /** What another argument means for callers. */
  change(argument: Argument, code: Code): Extract<Change, { readonly phrase: string }>;
}

interface Making<Argument> {
  of(before: Kind, argument: Argument): Kind;
}

export interface OutputPart<Name extends OutputName> {
  /** What the schema and the reference say where they say another thing of inputs. */
  readonly argument?: WordSchema;
  readonly meaning?: string;
  readonly takes: readonly Exclude<Kind, "file" | "any">[];
  /** `same` is what it takes; `part` is of a kind that only what it reads can tell. */
  readonly makes: Kind | "same" | "part";
  /** What is made of a value of a schema. */
  schema(base: JsonSchema, argument: ArgumentOf<Name, null>, reading: Reading): JsonSchema;
  /** Of what it may make nothing, although it is there: some values, blank text, or values within. */
  readonly loses: null | "some" | "blank" | "inner";
  /** The runtime's own. */
  readonly run: Step<Name>;
  /** Values that its argument reads, with steps of their own. */
  inside(argument: ArgumentOf<Name, null>): readonly Source[];
  /** What another argument means for callers. */
  change(argument: ArgumentOf<Name, null>): Change;
}

/** How the diff tells it: part by part where it can be told what callers lose and get. */
export type Change =
  /** In these words: ``the prefix `x:` ``. */
  | { readonly tells: "phrase"; readonly phrase: string }
  /** Entry by entry where both have it, else in these words. */
  | { readonly tells: "entries"; readonly phrase: string }
  /** Members that are left out. */
  | { readonly tells: "without"; readonly names: readonly string[] }
  /** Members that items get, and where these lie. */
  | { readonly tells: "items"; readonly members: Readonly<Record<string, Path>> }
  /** The same of an object. */
  | { readonly tells: "members"; readonly members: Readonly<Record<string, Path>> }
  /** The same, said in other words. */
  | { readonly tells: "wording" }
  /** Another value. */
  | { readonly tells: "making" };

/** A value as the diff shows it. */
type Code = (value: Json) => string;

/** What a check of a step sees. */
export interface StepSetting<Argument> {
  /** Of the parameter. */
  readonly name: string;
  readonly argument: Argument;
  readonly facts: Facts;
  readonly siblings: Siblings;
}

/** What does not fit a step where it stands, or that no example shows what it does. */
export interface StepFinding {
  readonly code: "step-unfit" | "extract-without-example";
  readonly problem: string;
}

export interface Call {
  readonly input: string;
  /** What counts for another parameter. */
  other(name: string): Json | undefined;
}

export interface Printing {
  readonly name: string;
  readonly isFile: boolean;
}

/** A call of the runtime: what follows the value. */
export interface Printed {
  readonly name: string;
  /** Values, and names of other parameters whose values are read. */
  readonly more: readonly ({ readonly value: Json } | { readonly read: string })[];
}

/** What a word is told of the schemas; it sees no others, so that the IR can be made of words. */
export interface Reading {
  /** A schema in place of a reference to it. */
  whole(schema: JsonSchema): JsonSchema;
  /** What members lead to; open where nothing is said of it. */
  at(schema: JsonSchema, members: readonly number[]): JsonSchema;
  /** Any member of an object. */
  member(schema: JsonSchema): JsonSchema;
  /** What is made of an item, or of no other than before. */
  made(source: Source, item?: JsonSchema): JsonSchema;
}

/** A word; the compiler says which part it lacks. */
export function step<
  const Name extends string,
  const Beside extends WordSchema | null,
  const Acts extends Act = never,
>(
  word: StepWord<Name, Beside> & { readonly input?: { readonly acts: Acts } },
): Word<Name, Beside, Acts> {
  return word;
}

/** What the types of the IR are made of. */
export interface Word<Name, Beside, Acts> {
  readonly name: Name;
  readonly argument: Beside;
  /** None of a step of outputs alone. */
  readonly input?: { readonly acts: Acts };
}

/** What most have that make a text of an input. */
export const toText = { acts: "sends", makes: "string", *check() {} } as const;

/** Of a step that changes nothing in the schema. */
export function asRead(base: JsonSchema): JsonSchema {
  return base;
}

const to = <const Of extends Kind>(makes: Of, type: string) =>
  ({ makes, schema: () => ({ type }) }) as const;

/** What steps of either direction make. */
export const ofText = to("string", "string");
export const toNumber = to("number", "number");
export const toWhole = to("number", "integer");
export const toBoolean = to("boolean", "boolean");
export const unchanged = { makes: "same", schema: asRead } as const;

export const scalars = ["string", "number", "boolean"] as const;
export const anything = [...scalars, "array", "object"] as const;

export const nothing = (): readonly Source[] => [];

/** Of a step of outputs that loses nothing, and reads no other value. */
export const simple = { loses: null, inside: nothing } as const;

export const making = () => ({ tells: "making" }) as const;
export const wording = () => ({ tells: "wording" }) as const;

/** Of a step that is told by words of its own. */
export const told = (phrase: string) => ({ tells: "phrase", phrase }) as const;

/** Of an input's step that is told by its name. */
export const toldBy = (name: string) => (_: unknown, code: Code) => told(code(name));
