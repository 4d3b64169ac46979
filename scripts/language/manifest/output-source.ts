import { pathsIn as pathsAsked } from "../../../packages/runtime/src/conditions.ts";
import { argumentIn, startOf } from "../ir/output-steps.ts";
import { isTextSource, parameterIn, textParts } from "../ir/output-text.ts";
import type { Json, Made, OutputSource, OutputStep, Source } from "../ir/types.ts";
import { stepName } from "../words/steps.ts";
import { plainMembers } from "../words/steps/sources.ts";
import { lowerCondition } from "./condition.ts";
import { SPREAD } from "./spread.ts";
import type {
  ManifestObject,
  ManifestOutput,
  ManifestStep,
  ManifestValue,
} from "./output-types.ts";

/** Outputs that a text can name. */
export type NamedOutputs = Readonly<Record<string, SourceOutput>>;

type SourceOutput = Omit<ManifestOutput, "type" | "description">;

/** Where the value of an output comes from, and what is made of it. */
export function sourceOf(output: SourceOutput, named: NamedOutputs = {}): OutputSource {
  const constant = constantOf(output);
  if (constant !== undefined) return { kind: "const", value: constant };
  const paths = writtenText(output) === undefined ? (output.from ?? []) : [];
  return { kind: "path", paths, steps: stepsOf(output, named) };
}

/** The value that it always has. */
export function constantOf({ const: constant, when }: ManifestValue): Json | undefined {
  return when === undefined ? constant : undefined;
}

/** Whether there is a value in every reply: a constant, or an object of what there is. */
export function isAlways(value: ManifestValue): boolean {
  const { object, when, convert } = value;
  const isObject = object !== undefined && when === undefined && convert === undefined;
  return isObject || constantOf(value) !== undefined;
}

/** The text with paths in braces that a value is made of; undefined where it lies at paths. */
export function writtenText({ from = [] }: ManifestValue): string | undefined {
  const [text = "", ...others] = from;
  return others.length === 0 && isTextSource(text) ? text : undefined;
}

/** Whether an output says more than where its value lies and which part of it counts. */
export function isMade(output: SourceOutput): boolean {
  const { closed, internal, when, from = [], object, convert = [] } = output;
  if (closed || internal || when || object || from.some(isSpecial)) return true;
  return writtenText(output) !== undefined || convert.some(isMaking);
}

const PARTS = ["count", "first", "last", "keys", "omit"];

/** Whether a step makes more than a part of what is there, or an object of parts of each item. */
function isMaking(step: ManifestStep): boolean {
  if (typeof step === "object" && "each" in step) {
    return plainMembers(valueOf(step.each, {})) === null;
  }
  return !PARTS.includes(stepName(step));
}

/** Whether a value is turned into whether there is one: what is absent is not given. */
export function isAnswer({ convert = [] }: ManifestValue): boolean {
  return convert.some(isGiven);
}

function isGiven(step: ManifestStep): boolean {
  if (typeof step === "string" || !("is" in step)) return false;
  return typeof step.is === "object" && step.is !== null && !Array.isArray(step.is);
}

/** A path that only the step `at` can read. */
export function isSpecial(path: string): boolean {
  return startOf([path]).at !== undefined;
}

/** Where an output says what a step reads, of which it has so many before. */
export function placeOf(
  step: OutputStep,
  read: Source,
  index: number,
): readonly (string | number)[] {
  const name = stepName(step);
  const key = keyOf(name);
  if (key === "from") return [key];
  const asked = typeof read === "string" ? [read] : [];
  return key === "when" ? [key, ...asked] : [key, index, name, ...(name === "where" ? asked : [])];
}

/** The key of an output under which a step of this name stands. */
export function keyOf(name: string): "from" | "when" | "convert" {
  if (name === "fill") return "from";
  return name === "if" ? "when" : "convert";
}

function stepsOf(value: ManifestValue, named: NamedOutputs): readonly OutputStep[] {
  const { when, const: constant, object, convert = [] } = value;
  const text = writtenText(value);
  return [
    ...(when === undefined ? [] : [{ if: lowerCondition(when) }]),
    ...(constant === undefined ? [] : [{ fill: { from: [], default: constant } }]),
    ...(text === undefined ? [] : [{ fill: textOf(text, named) }]),
    ...(object === undefined ? [] : [{ fill: objectOf(object, named) }]),
    ...convert.map((step) => lowerStep(step, named)),
  ];
}

/** A step as it acts. */
export function lowerStep(step: ManifestStep, named: NamedOutputs): OutputStep {
  if (typeof step === "string") return step;
  if ("where" in step) return { where: lowerCondition(step.where) };
  if ("limit" in step) return { limit: holeOr(step.limit, Number(step.limit)) };
  if ("only" in step) return { only: holeOr(step.only, [step.only].flat()) };
  if ("each" in step) return { each: valueOf(step.each, named) };
  if ("is" in step) return { is: isGiven(step) ? "given" : [step.is].flat() };
  return step;
}

/** The parameter that a text in braces names, or what is written. */
function holeOr<Value>(written: Json, value: Value): Value | string {
  return (typeof written === "string" ? parameterIn(written) : undefined) ?? value;
}

/** An object of named values, and of the members of another. */
export function objectOf(
  { [SPREAD]: spread, ...own }: ManifestObject,
  named: NamedOutputs,
): Source {
  const [path] = spread?.from ?? [];
  const members = Object.entries(own).map(
    ([name, value]) => [name, memberOf(value, named)] as const,
  );
  return { members: Object.fromEntries(members), ...(path !== undefined && { spread: path }) };
}

function memberOf(value: ManifestValue, named: NamedOutputs): Source {
  const { default: fallback, missing, isMarked, ...own } = value;
  if (isAlways(value)) return valueOf(own, named);
  const isOptional = isMarked || missing === "omit";
  const isNull = missing === null && fallback === undefined;
  const { default: usual, ...made } = madeOf(isNull ? { ...value, default: null } : value, named);
  if (isOptional)
    return { ...made, ...(fallback !== undefined && { default: fallback }), optional: true };
  return shortened({ ...made, ...(usual !== undefined && { default: usual }) });
}

/** A value inside another, or an item: what it is read of alone, where nothing more is said. */
function valueOf(value: ManifestValue, named: NamedOutputs): Source {
  return shortened(madeOf(value, named));
}

function madeOf(value: ManifestValue, named: NamedOutputs): Made {
  const fallback = value.default === undefined && isAnswer(value) ? false : value.default;
  const steps = stepsOf(value, named);
  // The status is always there.
  const isFilled = steps.some((step) => stepName(step) === "fill");
  const { from, at } = startOf(isFilled ? ["status"] : (value.from ?? []));
  const convert = [...(at === undefined ? [] : [{ at }]), ...steps];
  return {
    from,
    ...(convert.length > 0 && { convert }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

function shortened(made: Made): Source {
  const { from, convert = [], default: fallback, optional } = made;
  if (fallback !== undefined || optional) return made;
  const filled = argumentIn(convert, "fill");
  if (filled !== undefined && convert.length === 1) return filled;
  const [path, ...others] = from;
  return path !== undefined && others.length + convert.length === 0 ? path : made;
}

/** Fixed text and values in turn, text first. */
function textOf(text: string, named: NamedOutputs): readonly Source[] {
  const isTooLong = partsOf(text, named) > maxTextParts;
  const parts: Source[] = [];
  let fixed = "";
  for (const part of textParts(text)) {
    const found = part.kind === "hole" && !isTooLong ? outputAt(part.path, named) : undefined;
    const constant = found && constantOf(found.output);
    if (part.kind === "fixed") fixed += part.text;
    else if (constant !== undefined) fixed += String(constant);
    else {
      const value = found
        ? valueOf(found.output, outputsBefore(found.name, named))
        : valueOf({ from: [part.path] }, {});
      parts.push(fixed, value);
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
    const texts = valuesWithin(found.output).map((value) => writtenText(value) ?? "");
    count = partsOf(texts.join(""), outputsBefore(found.name, named), count);
  }
  return count;
}

function outputAt(path: string, named: NamedOutputs) {
  const [, name = ""] = /^output\.(.+)$/.exec(path) ?? [];
  const output = Object.hasOwn(named, name) ? named[name] : undefined;
  return output && { name, output };
}

/** A value, and all that it is made of. */
export function valuesWithin(value: ManifestValue): readonly ManifestValue[] {
  return [value, ...membersOf(value).flatMap(valuesWithin)];
}

/** All paths of a value, those of its texts, conditions, members and items included. */
export function pathsIn(value: ManifestValue): readonly string[] {
  const { from = [], when, convert = [] } = value;
  const own = when === undefined ? [] : pathsAsked(lowerCondition(when));
  const asked = convert.flatMap((step) =>
    typeof step === "object" && "where" in step ? pathsAsked(lowerCondition(step.where)) : [],
  );
  return [...from.flatMap(pathsOf), ...own, ...asked, ...membersOf(value).flatMap(pathsIn)];
}

/** A path alone, or those of a text. */
export function pathsOf(source: string): readonly string[] {
  if (!isTextSource(source)) return [source];
  return textParts(source).flatMap((part) => (part.kind === "hole" ? [part.path] : []));
}

/** The values of its object, and those that it makes of items. */
function membersOf({ object = {}, convert = [] }: ManifestValue): readonly ManifestValue[] {
  const items = convert.flatMap((step) =>
    typeof step === "object" && "each" in step ? [step.each] : [],
  );
  return [...Object.values(object), ...items];
}
