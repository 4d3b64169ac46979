import type { Catalog } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Json, JsonSchema } from "../../ir/types/json.ts";
import type { Facts, WordSchema, Problem, Siblings, TravelKind } from "../word.ts";

/**
 * One step of a value between its checks and the wire: everything that is known of it. To add one, put it into
 * the array of a family; the compiler names each part that is missing, and all readers take it from the table.
 */
export interface StepWord<
  Name extends string,
  Beside extends WordSchema | null,
  Problems extends Catalog,
  Argument = ArgumentOf<Beside>,
> {
  readonly name: Name;
  /** What stands beside its name; null where it is a name alone. */
  readonly argument: Beside;
  /** For people: the reference says it. */
  readonly meaning: string;
  readonly takes: readonly TravelKind[];
  makes(before: TravelKind, argument: Argument): TravelKind;
  /** A secret can be found in what is made of it, so that errors and logs can be cleaned of it. */
  readonly shows: boolean;
  /** What a text has to be, where not every text can be taken. */
  readonly needs?: string;
  /** What travels in place of a value of a schema, with what counts where there is none. */
  sent(before: JsonSchema, argument: Argument, absent: Json | undefined): JsonSchema;
  readonly problems: Problems;
  check(setting: StepSetting<Argument>): Iterable<Problem<Problems>>;
  /** The runtime's own function, for checks and examples; it throws the runtime's error. */
  run(value: Json, argument: Argument, call: Call): Json | undefined;
  /** The same function in the emitted client. */
  print(argument: Argument, input: Printing): Printed;
  /** ``the prefix `x:` ``: what the diff says. */
  phrase(argument: Argument, code: (value: Json) => string): string;
  /** How the diff tells another argument: as a whole, or entry by entry. */
  readonly change: "making" | "entries";
}

/** What a schema says of an argument, as a type. */
export type ArgumentOf<Beside> = Beside extends null
  ? undefined
  : Beside extends { readonly type: "object" }
    ? Readonly<Record<string, Json>>
    : string;

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
export function step<
  const Name extends string,
  const Beside extends WordSchema | null,
  const Problems extends Catalog,
>(word: StepWord<Name, Beside, Problems>): StepWord<Name, Beside, Problems> {
  return word;
}

/** What most have that make a text. */
export const toText = {
  makes: (): TravelKind => "text",
  problems: {},
  *check() {},
  change: "making",
} as const;
