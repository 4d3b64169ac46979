import type { Catalog } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Json } from "../../../packages/runtime/src/definition.ts";
import { encodings } from "./steps/encodings.ts";
import type { ArgumentOf, StepSetting, StepWord } from "./steps/step.ts";
import { tables } from "./steps/table.ts";
import { texts } from "./steps/texts.ts";
import { times } from "./steps/times.ts";
import type { WordSchema } from "./word.ts";

const table = [...tables, ...texts, ...encodings, ...times] as const;

type Word = (typeof table)[number];

type Intersection<Of> = (Of extends unknown ? (of: Of) => void : never) extends (
  of: infer All,
) => void
  ? All
  : never;

export type StepProblems = Intersection<Word["problems"]>;

type StepOf<Of> = Of extends {
  readonly name: infer Name extends string;
  readonly argument: infer Beside;
}
  ? Beside extends null
    ? Name
    : { readonly [Each in Name]: ArgumentOf<Beside> }
  : never;

/** What is made of a checked value: the name of a word, or with it what it takes. */
export type SentStep = StepOf<Word>;

export type StepName = Word["name"];

/** What stands beside the name of a step, whichever it is. */
export type AnyArgument = undefined | string | Readonly<Record<string, Json>>;

interface AnyProblem {
  readonly code: keyof StepProblems;
  readonly values: { readonly problem?: string | number };
}

/** A step of whatever name: it is given what stands beside its own. */
export type AnyStepWord = Omit<
  StepWord<StepName, WordSchema | null, Catalog, AnyArgument>,
  "check"
> & {
  check(setting: StepSetting<AnyArgument>): Iterable<AnyProblem>;
};

/** Every step of a checked value. */
export const stepWords: Readonly<Record<StepName, AnyStepWord>> = Object.assign(
  {},
  ...table.map((word: AnyStepWord) => ({ [word.name]: word })),
);

/** The diagnostics of all steps. */
export const stepProblems: StepProblems = Object.assign(
  {},
  ...table.map(({ problems }) => problems),
);

/** A step as its word and what stands beside it. */
export function spelled(step: SentStep): {
  readonly word: AnyStepWord;
  readonly argument: AnyArgument;
} {
  if (typeof step === "string") return { word: stepWords[step], argument: undefined };
  const [[name, argument] = ["map", {}]] = Object.entries(step);
  return { word: stepWords[name as StepName], argument }; // a step has one key, its name
}

/** A name, or an object with one key, its name. */
type Named = string | object;

/** Whether a step acts on a checked value, and is no part of reading it. */
export function isSent(step: Named): step is SentStep {
  return Object.hasOwn(stepWords, typeof step === "string" ? step : (Object.keys(step)[0] ?? ""));
}

/** Steps that take the name of a parameter. */
export const namingSteps: readonly string[] = table.flatMap(({ name, argument }) =>
  argument !== null && "$ref" in argument ? [name] : [],
);

/** The parameter whose value a step reads beside its own. */
export function readBeside(step: Named): string | undefined {
  if (!isSent(step)) return undefined;
  const { word, argument } = spelled(step);
  return word.argument?.$ref === undefined ? undefined : String(argument);
}
