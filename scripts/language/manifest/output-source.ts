import { startOf, textIn } from "../ir/output-steps.ts";
import { lowerCondition } from "./condition.ts";
import { stepName } from "../words/steps.ts";
import { parameterIn, textParts } from "../ir/output-text.ts";
import type { Json, OutputSource, OutputStep, Source } from "../ir/types.ts";
import { isText, plainMembers } from "../words/steps/sources.ts";
import type { ManifestMaking, ManifestMember, ManifestOutput, Take } from "./types.ts";

/** Outputs that a text can name. */
export type NamedOutputs = Readonly<Record<string, SourceOutput>>;

type SourceOutput = Omit<ManifestOutput, "description">;

/** Where the value of an output comes from, and what is made of it. */
export function sourceOf(output: SourceOutput, named: NamedOutputs = {}): OutputSource {
  if (output.const !== undefined) return { kind: "const", value: output.const };
  return {
    kind: "path",
    paths: output.text === undefined ? (output.from ?? []) : [],
    steps: stepsOf(output, named),
  };
}

/** Whether an output says more than where its value lies and which part of it counts. */
export function isMade(output: SourceOutput): boolean {
  const { take, from = [], each } = output;
  if (isMaking(take)) return true;
  if (output.closed || output.internal || from.some(isSpecial)) return true;
  if (output.text !== undefined || makingWords.some((word) => output[word] !== undefined))
    return true;
  return each !== undefined && plainMembers(itemOf(each, {})) === null;
}

/** Whether a part is made, and does not lie in the value. */
export function isMaking(take: Take | undefined): take is Take {
  return take !== undefined && ["sum", "flat", "values", "entries"].includes(take);
}

/** Words that make something of a value, but for `each`, which may only name paths. */
export const makingWords = [
  "where",
  "limit",
  "only",
  "join",
  "lines",
  "divide",
  "cut",
  "is",
  "map",
  "convert",
] as const satisfies readonly (keyof ManifestMaking)[];

/** A path that only the step `at` can read. */
export function isSpecial(path: string): boolean {
  return startOf([path]).at !== undefined;
}

/** Where an output says what a step reads. */
export function placeOf(step: OutputStep, read: Source): readonly string[] {
  const name = stepName(step);
  if (name === "where" && typeof read === "string") return [name, read];
  if (name === "fill") return ["from"];
  return typeof read === "object" && isText(read) ? ["lines"] : [name];
}

/** The words of an output as steps, in the order in which they act. */
function stepsOf(output: ManifestMaking, named: NamedOutputs): readonly OutputStep[] {
  const {
    text,
    where,
    limit,
    omit = [],
    take,
    join,
    lines,
    divide,
    cut,
    is,
    map,
    convert,
  } = output;
  const isNumber = convert === "number";
  const steps: readonly (OutputStep | undefined)[] = [
    text === undefined ? undefined : { fill: textOf(text, named) },
    where === undefined ? undefined : { where: lowerCondition(where) },
    limit === undefined ? undefined : { limit: holeOr(limit, Number(limit)) },
    ...itemSteps(output, named),
    omit.length > 0 ? { omit } : undefined,
    take,
    join === undefined ? undefined : { join },
    ...(lines === undefined ? [] : [{ each: textOf(lines, named) }, { join: "\n" }]),
    // What follows needs the number.
    isNumber ? convert : undefined,
    divide === undefined ? undefined : { divide },
    cut === undefined ? undefined : { cut },
    is === undefined ? undefined : { is: is === "given" ? is : [is].flat() },
    map && { map },
    isNumber ? undefined : convert,
  ];
  return steps.filter((step) => step !== undefined);
}

/** `only` acts before an `each` that names paths alone, and after any other. */
function itemSteps({ each, only }: ManifestMaking, named: NamedOutputs): readonly OutputStep[] {
  const item = each === undefined ? undefined : itemOf(each, named);
  const made = item === undefined ? [] : [{ each: item }];
  const kept = only === undefined ? [] : [{ only: holeOr(only, [only].flat()) }];
  const isPlain = item !== undefined && plainMembers(item) !== null;
  return isPlain ? [...kept, ...made] : [...made, ...kept];
}

/** The parameter that a text in braces names, or what is written. */
function holeOr<Value>(written: Json, value: Value): Value | string {
  return (typeof written === "string" ? parameterIn(written) : undefined) ?? value;
}

function itemOf(each: NonNullable<ManifestMaking["each"]>, named: NamedOutputs): Source {
  if (typeof each === "string") return pathSource(each);
  return { members: mapValues(each, (member) => memberOf(member, named)) };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

function memberOf(written: string | ManifestMember, named: NamedOutputs): Source {
  if (typeof written === "string") return pathSource(written);
  const { nullable, ...output } = written;
  const fallback = output.default ?? (output.is === "given" ? false : nullable ? null : undefined);
  return madeOf(output, named, output.default === null ? null : fallback);
}

function pathSource(path: string): Source {
  return madeOf({ from: [path] }, {}, undefined);
}

/** A value inside another: a path or a text alone, where nothing more is said. */
function madeOf(
  output: ManifestMaking & Pick<ManifestMember, "from">,
  named: NamedOutputs,
  fallback: Json | undefined,
): Source {
  const steps = stepsOf(output, named);
  const text = textIn(steps);
  // The status is always there.
  const { from, at } = startOf(text ? ["status"] : (output.from ?? []));
  const convert = [...(at === undefined ? [] : [{ at }]), ...steps];
  if (fallback === undefined) {
    const [path, ...others] = from;
    if (text && steps.length === 1) return text;
    if (path !== undefined && others.length + convert.length === 0) return path;
  }
  return {
    from,
    ...(convert.length > 0 && { convert }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

/** Fixed text and values in turn, text first. */
function textOf(text: string, named: NamedOutputs): readonly Source[] {
  const isTooLong = partsOf(text, named) > maxTextParts;
  const parts: Source[] = [];
  let fixed = "";
  for (const part of textParts(text)) {
    const found = part.kind === "hole" && !isTooLong ? outputAt(part.path, named) : undefined;
    const constant = found?.output.const;
    if (part.kind === "fixed") fixed += part.text;
    else if (constant !== undefined) fixed += String(constant);
    else {
      parts.push(fixed, found ? inText(found, named) : pathSource(part.path));
      fixed = "";
    }
  }
  return fixed === "" ? parts : [...parts, fixed];
}

/** The outputs that stand before one, which it can name. */
export function outputsBefore(name: string, named: NamedOutputs): NamedOutputs {
  const all = Object.entries(named);
  const index = all.findIndex(([other]) => other === name);
  return index < 0 ? named : Object.fromEntries(all.slice(0, index));
}

/** What a text may come to, with the texts that it names: each name repeats a whole output. */
export const maxTextParts = 1000;

/** Parts of a text with those of the outputs that it names; counted no further than it may come to. */
export function partsOf(text: string, named: NamedOutputs, start = 0): number {
  let count = start;
  for (const part of textParts(text)) {
    count += 1;
    if (count > maxTextParts || part.kind === "fixed") continue;
    const found = outputAt(part.path, named);
    if (!found) continue;
    const { text: inner = "", lines = "" } = found.output;
    count = partsOf(inner + lines, outputsBefore(found.name, named), count);
  }
  return count;
}

function outputAt(path: string, named: NamedOutputs) {
  const [, name = ""] = /^output\.(.+)$/.exec(path) ?? [];
  const output = Object.hasOwn(named, name) ? named[name] : undefined;
  return output && { name, output };
}

/** Another output, made where the text names it. */
function inText({ name, output }: NonNullable<ReturnType<typeof outputAt>>, named: NamedOutputs) {
  const fallback = output.default ?? (output.is === "given" ? false : undefined);
  return madeOf(output, outputsBefore(name, named), fallback);
}
