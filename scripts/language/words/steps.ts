import type { Json, StepArguments } from "../../../packages/runtime/src/definition.ts";
import type { StepName as OutputName, Steps } from "../../../packages/runtime/src/steps/steps.ts";
import { conversions } from "./steps/conversions.ts";
import { encodings } from "./steps/encodings.ts";
import { lists } from "./steps/lists.ts";
import { objects } from "./steps/objects.ts";
import { reading } from "./steps/reading.ts";
import { sources } from "./steps/sources.ts";
import type {
  Act,
  ArgumentOf,
  MarkingPart,
  OutputPart,
  ReadingPart,
  SendingPart,
  Word,
} from "./steps/step.ts";
import { tables } from "./steps/table.ts";
import { texts } from "./steps/texts.ts";
import { times } from "./steps/times.ts";
import { values } from "./steps/values.ts";
import type { WordSchema } from "./word.ts";

const table = [
  ...reading,
  ...tables,
  ...texts,
  ...encodings,
  ...conversions,
  ...times,
  ...lists,
  ...objects,
  ...sources,
  ...values,
] as const;

type Entry = (typeof table)[number];

type StepOf<Of, Acts extends Act> =
  Of extends Word<infer Name extends string, infer Beside, infer Is>
    ? [Is & Acts] extends [never]
      ? never
      : Beside extends null
        ? Name
        : { readonly [Each in Name]: ArgumentOf<Name, Beside> }
    : never;

/** What happens to an input: the name of a word, or with it what it takes. */
export type InputStep = StepOf<Entry, Act>;

/** What is made of a checked value. */
export type SentStep = StepOf<Entry, "sends">;

/** The names of steps. */
export type NameOf<Step> = Step extends string ? Step : Extract<keyof Step, string>;

type InputName = NameOf<InputStep>;

export type StepName = Entry["name"];

/** What stands beside the name of a step, whichever it is. */
type AnyArgument =
  | undefined
  | string
  | Readonly<Record<string, Json>>
  | StepArguments[keyof StepArguments];

/** What is known of a step, whatever its name: it is given what stands beside its own. */
interface AnyStepWord {
  readonly name: StepName;
  readonly argument: WordSchema | null;
  readonly meaning: string;
  readonly input?: ReadingPart | MarkingPart | SendingPart<AnyArgument>;
  readonly output?: AnyOutputPart;
}

export type AnyOutputPart = Omit<OutputPart<OutputName>, "run"> & { readonly run: Steps };

type Named = {
  readonly [Name in StepName]: AnyStepWord &
    (Name extends OutputName ? { readonly output: AnyOutputPart } : unknown) &
    (Name extends InputName ? Required<Pick<AnyStepWord, "input">> : unknown);
};

/** Every step. */
export const stepWords: Named = Object.assign({}, ...table.map((word) => ({ [word.name]: word })));

/** Those of inputs, with where they act. */
export const inputWords = wordsOf("input");

/** Those of outputs. */
export const outputWords = wordsOf("output");

function wordsOf<Part extends "input" | "output">(part: Part) {
  return Object.values<AnyStepWord>(stepWords).filter(
    (word): word is AnyStepWord & Required<Pick<AnyStepWord, Part>> => word[part] !== undefined,
  );
}

/** The name of a step: what it is, or its one key. */
export function stepName<Step extends string | object>(step: Step): NameOf<Step> {
  const [name] = typeof step === "string" ? [step] : Object.keys(step);
  return name as NameOf<Step>; // a step has one key
}

/** The name of a step of an input as a manifest writes it. */
export function writtenName(step: InputStep): string {
  const name = stepName(step);
  const { input } = stepWords[name];
  return (input.acts === "sends" && input.written) || name;
}

/** What is known of a step of an input. */
export function inputOf(step: InputStep): NonNullable<AnyStepWord["input"]> {
  return stepWords[stepName(step)].input;
}

/** A step of a checked value as its word, what that has of inputs, and what stands beside it. */
export function spelled(step: SentStep): {
  readonly word: AnyStepWord;
  readonly input: SendingPart<AnyArgument>;
  readonly argument: AnyArgument;
} {
  const word = stepWords[stepName(step)];
  const [argument] = typeof step === "string" ? [] : Object.values(step);
  return { word, input: word.input as SendingPart<AnyArgument>, argument }; // as `SentStep` has it
}

/** Whether a step acts on a checked value. */
export function isSent(step: InputStep): step is SentStep {
  return inputOf(step).acts === "sends";
}

/** Steps that take the name of a parameter. */
export const namingSteps: readonly string[] = inputWords.flatMap(({ name, argument, input }) =>
  input.acts === "sends" && argument?.$ref !== undefined ? [name] : [],
);

/** The parameter whose value a step reads beside its own. */
export function readBeside(step: InputStep): string | undefined {
  if (!namingSteps.includes(stepName(step)) || typeof step === "string") return undefined;
  return String(Object.values(step)[0]);
}
