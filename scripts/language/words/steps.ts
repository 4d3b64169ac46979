import type { Catalog } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { InputStep, SentStep } from "../ir/types/parameter.ts";
import { encodings } from "./steps/encodings.ts";
import type { ArgumentOf, StepName, StepSetting, StepWord } from "./steps/step.ts";
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

interface AnyProblem {
  readonly code: keyof StepProblems;
  readonly values: { readonly problem?: string | number };
}

/** A step of whatever name: it is given what stands beside its own. */
export type AnyStepWord = Omit<StepWord<StepName, Catalog>, "argument" | "check"> & {
  readonly argument: WordSchema | null;
  check(setting: StepSetting<ArgumentOf<StepName>>): Iterable<AnyProblem>;
};

/** One that the IR has and the table lacks does not compile. */
type Named = Readonly<Record<Word["name"], AnyStepWord>>;

const named: Named = Object.assign(
  {},
  ...table.map((word: AnyStepWord) => ({ [word.name]: word })),
);

/** Every step of a checked value. */
export const stepWords: Readonly<Record<StepName, AnyStepWord>> = named;

/** The diagnostics of all steps. */
export const stepProblems: StepProblems = Object.assign(
  {},
  ...table.map(({ problems }) => problems),
);

/** A step as its word and what stands beside it. */
export function spelled(step: SentStep): {
  readonly word: AnyStepWord;
  readonly argument: ArgumentOf<StepName>;
} {
  if (typeof step === "string") return { word: stepWords[step], argument: undefined };
  const [[name, argument] = ["map", {}]] = Object.entries(step);
  return { word: stepWords[name as StepName], argument }; // a step has one key, its name
}

/** Whether a step acts on a checked value, and is no part of reading it. */
export function isSent(step: InputStep): step is SentStep {
  return Object.hasOwn(stepWords, typeof step === "string" ? step : (Object.keys(step)[0] ?? ""));
}

/** Steps that take the name of a parameter. */
export const namingSteps: readonly string[] = table.flatMap(({ name, argument }) =>
  argument !== null && "$ref" in argument ? [name] : [],
);

/** The parameter whose value a step reads beside its own. */
export function readBeside(step: InputStep): string | undefined {
  if (!isSent(step)) return undefined;
  const { word, argument } = spelled(step);
  return word.argument?.$ref === undefined ? undefined : String(argument);
}
