import { type AnyOutputPart, stepName, stepWords } from "../words/steps.ts";
import { isText } from "../words/steps/sources.ts";
import { asRead, type Change } from "../words/steps/step.ts";
import type { Made, OutputStep, Path, Source, StepArguments } from "./types.ts";

/** What stands beside its name. */
export function argumentOf(step: OutputStep): StepArguments[keyof StepArguments] | undefined {
  return typeof step === "string" ? undefined : Object.values(step)[0];
}

/** What is known of a step of outputs, whatever stands beside its name. */
export function wordOf(step: OutputStep): AnyOutputPart {
  return stepWords[stepName(step)].output;
}

/** Whether what is made of a value is of the schema that was read. */
export function isAsRead(step: OutputStep): boolean {
  return wordOf(step).schema === asRead;
}

/** What another argument of a step means for callers. */
export function changeOf(step: OutputStep): Change {
  return wordOf(step).change(argumentOf(step));
}

type NameIn<Step> = Step extends object ? keyof Step & string : never;

type ArgumentIn<Step, Name extends string> = Step extends object &
  Readonly<Record<Name, infer Argument>>
  ? Argument
  : never;

/** What the first step of a name takes; undefined where no step has the name. */
export function argumentIn<Step, Name extends NameIn<Step>>(
  steps: readonly Step[],
  name: Name,
): ArgumentIn<Step, Name> | undefined {
  const isOf = (step: Step): step is Step & Record<Name, ArgumentIn<Step, Name>> =>
    typeof step === "object" && step !== null && Object.hasOwn(step, name);
  return steps.find(isOf)?.[name];
}

/** The text that a value is made of, where it is made of one. */
export function textIn(steps: readonly OutputStep[]): readonly Source[] | undefined {
  const source = argumentIn(steps, "fill");
  return typeof source === "object" && isText(source) ? source : undefined;
}

/** Paths that the runtime's `select` reads, and the rest of one, which the step `at` reads. */
export function startOf(paths: readonly Path[]): {
  readonly from: readonly Path[];
  readonly at?: Path;
} {
  const [path, ...others] = paths;
  if (path === undefined || others.length > 0) return { from: paths };
  if (/^links\b/.test(path)) return { from: ["headers.link"], at: path };
  // A name in quotes may hold anything.
  const [, from, rest] = /^((?:"(?:[^"\\]|\\.)*"|[^"])*?)(\[-\d.*)$/s.exec(path) ?? [];
  return from === undefined ? { from: paths } : { from: [from], at: `item${rest}` };
}

/** Where a value lies, and what is made of it. */
export interface PathValue {
  readonly paths: readonly Path[];
  readonly steps: readonly OutputStep[];
}

/** The paths of a value as they are written, and the steps that follow. */
export function wholeOf({ from, convert = [] }: Made): PathValue {
  const [first, ...steps] = convert;
  if (typeof first !== "object" || !("at" in first)) return { paths: from, steps: convert };
  const { at } = first;
  const path = at.startsWith("links") ? at : `${from.join()}${at.slice("item".length)}`;
  return { paths: [path], steps };
}

/** The runtime's export that implements a step. */
export function stepExport(name: string): string {
  return `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Step`;
}

/** Names of all steps in a list, those of values inside it included. */
export function namesIn(steps: readonly OutputStep[] = []): readonly string[] {
  return steps.flatMap((step) => [
    stepName(step),
    ...wordOf(step).inside(argumentOf(step)).flatMap(namesOf),
  ]);
}

function namesOf(source: Source): readonly string[] {
  if (typeof source === "string") return [];
  if (isText(source)) return source.flatMap(namesOf);
  return "members" in source
    ? Object.values(source.members).flatMap(namesOf)
    : namesIn(source.convert);
}
