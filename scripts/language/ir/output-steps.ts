import type { InputStep, Made, OutputStep, Path, Source } from "./types.ts";

/** The name of a step: what it is, or its one key. */
export function stepName(step: OutputStep | InputStep): string {
  return typeof step === "string" ? step : (Object.keys(step)[0] ?? "");
}

/** Steps that read a value as another type; blank text is nothing to them. */
export const conversions: readonly string[] = [
  "number",
  "boolean",
  "text",
  "json",
  "base64-text",
  "date-time",
  "epoch",
] satisfies readonly OutputStep[];

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

/** Members of items that are paths alone, if nothing more is made of them. */
export function plainMembers(each: Source): Readonly<Record<string, Path>> | null {
  if (typeof each === "string" || !("members" in each)) return null;
  const plain = Object.entries(each.members).flatMap(([name, member]) =>
    typeof member === "string" ? [[name, member] as const] : [],
  );
  return plain.length < Object.keys(each.members).length ? null : Object.fromEntries(plain);
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

/** What is made of the values of a text, without its fixed parts. */
export function valuesIn(text: readonly Source[]): readonly Source[] {
  return text.filter((_, index) => index % 2 > 0);
}

/** The runtime's export that implements a step. */
export function stepExport(name: string): string {
  return `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Step`;
}

/** Names of all steps in a list, those of values inside it included. */
export function namesIn(steps: readonly OutputStep[] = []): readonly string[] {
  return steps.flatMap((step) => {
    const inside =
      typeof step === "string"
        ? []
        : "each" in step
          ? [step.each]
          : "fill" in step
            ? step.fill
            : [];
    return [stepName(step), ...inside.flatMap(namesOf)];
  });
}

function namesOf(source: Source): readonly string[] {
  if (typeof source === "string") return [];
  if (isText(source)) return source.flatMap(namesOf);
  return "members" in source
    ? Object.values(source.members).flatMap(namesOf)
    : namesIn(source.convert);
}

/** Whether a source is fixed text and values in turn. */
export function isText(source: Exclude<Source, Path>): source is readonly Source[] {
  return Array.isArray(source);
}
