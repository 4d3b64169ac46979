import type { Catalog } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Json, JsonSchema } from "../../ir/types/json.ts";
import type { SentStep } from "../../ir/types/parameter.ts";
import type { Facts, WordSchema, Problem, Siblings, TravelKind } from "../word.ts";

/**
 * One step of a value between its checks and the wire: everything that is known of it. To add one, put it into
 * the array of a family; the compiler names each part that is missing, and all readers take it from the table.
 */
export interface StepWord<Name extends StepName, Problems extends Catalog> {
  readonly name: Name;
  /** What stands beside its name; null where it is a name alone. */
  readonly argument: ArgumentOf<Name> extends undefined ? null : WordSchema;
  /** For people: the reference says it. */
  readonly meaning: string;
  readonly takes: readonly TravelKind[];
  makes(before: TravelKind, argument: ArgumentOf<Name>): TravelKind;
  /** A secret can be found in what is made of it, so that errors and logs can be cleaned of it. */
  readonly shows: boolean;
  /** What a text has to be, where not every text can be taken. */
  readonly needs?: string;
  /** What travels in place of a value of a schema, with what counts where there is none. */
  sent(before: JsonSchema, argument: ArgumentOf<Name>, absent: Json | undefined): JsonSchema;
  readonly problems: Problems;
  check(setting: StepSetting<ArgumentOf<Name>>): Iterable<Problem<Problems>>;
  /** The runtime's own function, for checks and examples; it throws the runtime's error. */
  run(value: Json, argument: ArgumentOf<Name>, call: Call): Json | undefined;
  /** The same function in the emitted client. */
  print(argument: ArgumentOf<Name>, input: Printing): Printed;
  /** ``the prefix `x:` ``: what the diff says. */
  phrase(argument: ArgumentOf<Name>, code: (value: Json) => string): string;
  /** How the diff tells another argument: as a whole, or entry by entry. */
  readonly change: "making" | "entries";
}

type NameOf<Step> = Step extends string ? Step : keyof Step & string;

export type StepName = NameOf<SentStep>;

type Beside<Step, Name extends string> = Step extends string
  ? Step extends Name
    ? undefined
    : never
  : Step extends Readonly<Record<Name, infer Argument>>
    ? Argument
    : never;

export type ArgumentOf<Name extends string> = Name extends string ? Beside<SentStep, Name> : never;

/** What a check of a step sees. */
export interface StepSetting<Argument> {
  /** Of the parameter. */
  readonly name: string;
  readonly argument: Argument;
  readonly facts: Facts;
  readonly siblings: Siblings;
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

/** A step; the compiler says which part it lacks. */
export function step<const Name extends StepName, const Problems extends Catalog>(
  word: StepWord<Name, Problems>,
): StepWord<Name, Problems> {
  return word;
}

/** What most have that make a text. */
export const toText = {
  makes: (): TravelKind => "text",
  problems: {},
  *check() {},
  change: "making",
} as const;
