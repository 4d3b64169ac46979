import { parameterIn, textParts } from "../ir/output-text.ts";
import type {
  Chosen,
  ItemCondition,
  Json,
  Making,
  OutputItem,
  OutputMember,
  OutputSource,
  OutputText,
} from "../ir/types.ts";
import type { ManifestMaking, ManifestMember, ManifestOutput } from "./types.ts";

/** Outputs that a text can name. */
export type NamedOutputs = Readonly<Record<string, SourceOutput>>;

type SourceOutput = Omit<ManifestOutput, "description">;

/** Where the value of an output comes from, and what is made of it. */
export function sourceOf(output: SourceOutput, named: NamedOutputs = {}): OutputSource {
  if (output.const !== undefined) return { kind: "const", value: output.const };
  return {
    kind: "path",
    paths: output.text === undefined ? (output.from ?? []) : [],
    take: output.take ?? null,
    omit: output.omit ?? [],
    each: plainEach(output),
    ...making(output, named),
  };
}

/** Whether an output says more than where its value lies and which part of it counts. */
export function isMade(output: SourceOutput): boolean {
  const { take, from = [] } = output;
  if (["sum", "flat", "values", "entries"].includes(take ?? "")) return true;
  if (output.closed || output.internal || from.some(isSpecial)) return true;
  if (output.text !== undefined || makingWords.some((word) => output[word] !== undefined))
    return true;
  return itemsOf(output, {}) !== null;
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

/** A path that only the words of outputs can read. */
export function isSpecial(path: string): boolean {
  return /\[-\d/.test(path) || /^links\b/.test(path);
}

function making(output: ManifestMaking, named: NamedOutputs): Making {
  const { text, where, limit, only, join, lines, divide, cut, is, map, convert } = output;
  const items = itemsOf(output, named);
  return {
    ...(text !== undefined && { text: textOf(text, named) }),
    ...(where && { where: Object.entries(where).map(conditionOf) }),
    ...(limit !== undefined && { limit: chosen(limit, Number) }),
    ...(items && { items }),
    ...(only !== undefined && { only: chosen<readonly string[]>(only, (name) => [name]) }),
    ...(join !== undefined && { join }),
    ...(lines !== undefined && { lines: textOf(lines, named) }),
    ...(divide !== undefined && { divide }),
    ...(cut !== undefined && { cut }),
    ...(is !== undefined && { is: is === "given" ? is : [is].flat() }),
    ...(map && { map }),
    ...(convert && { convert }),
  };
}

function conditionOf([path, written]: [string, Json]): ItemCondition {
  const name = typeof written === "string" ? parameterIn(written) : undefined;
  if (name !== undefined) return { path, is: { kind: "parameter", name } };
  return { path, is: { kind: "value", value: [written].flat() } };
}

/** What is written, or the parameter that a text in braces names. */
function chosen<Value>(written: Value | string, read: (text: string) => Value): Chosen<Value> {
  if (typeof written !== "string") return { kind: "value", value: written };
  const name = parameterIn(written);
  return name === undefined ? { kind: "value", value: read(written) } : { kind: "parameter", name };
}

/** `each` that only names paths, as it was from the beginning. */
function plainEach({ each }: ManifestMaking): Readonly<Record<string, string>> | null {
  if (!each || typeof each === "string") return null;
  const members = Object.entries(each).flatMap(([name, member]) =>
    typeof member === "string" && !isSpecial(member) ? [[name, member] as const] : [],
  );
  return members.length < Object.keys(each).length ? null : Object.fromEntries(members);
}

function itemsOf(output: ManifestMaking, named: NamedOutputs): OutputItem | null {
  const { each } = output;
  if (!each || plainEach(output)) return null;
  if (typeof each === "string") return { kind: "value", of: memberOf(each, named) };
  const members = Object.entries(each).map(([name, member]) => [name, memberOf(member, named)]);
  return { kind: "object", members: Object.fromEntries(members) };
}

function memberOf(written: string | ManifestMember, named: NamedOutputs): OutputMember {
  if (typeof written === "string") return { source: sourceOf({ from: [written] }, named) };
  const { nullable, ...output } = written;
  const fallback = output.default ?? (output.is === "given" ? false : nullable ? null : undefined);
  return {
    source: sourceOf(output, named),
    ...((fallback !== undefined || output.default === null) && { default: fallback ?? null }),
  };
}

function textOf(text: string, named: NamedOutputs): OutputText {
  const isTooLong = partsOf(text, named) > maxTextParts;
  return textParts(text).map((part) => {
    if (part.kind === "fixed") return part.text;
    const output = isTooLong ? undefined : outputAt(part.path, named);
    return output
      ? inText(output.output, outputsBefore(output.name, named))
      : memberOf(part.path, named);
  });
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
function inText(output: SourceOutput, named: NamedOutputs): OutputMember | string {
  const source = sourceOf(output, named);
  if (source.kind === "const") return String(source.value);
  const fallback = output.default ?? (output.is === "given" ? false : undefined);
  return { source, ...(fallback !== undefined && { default: fallback }) };
}
