import { didYouMean, isAbsent, redact } from "@blockwright/runtime";
import type { Diagnostic, SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";
import type { KnownBlocks } from "../known/types.ts";
import { parseTemplate } from "../reference.ts";
import { filledIn } from "./filled-in.ts";
import type { CheckContext } from "./context.ts";

const quoted = String.raw`"(?:[^"\\\n]|\\.)*"|'[^'\n]*'`;
const plain = String.raw`(?:\{\{[^{}\n]*\}\}|[^\n},\]]|[},\]](?!$|[\s},\]]))*`;

/**
 * The ranges of values after the names of secret inputs, references aside, anywhere in the text: also
 * where a syntax error, a repetition or a wrong place keeps them from being inputs.
 */
function writtenSecrets(file: SourceFile, names: Iterable<string>): readonly SourceRange[] {
  const spellings = Array.from(names, (name) =>
    name.replace(/\W/g, "").replace(/(?<=[a-z\d])(?=[A-Z])|_/g, "[_-]?"),
  );
  if (spellings.length === 0) return [];
  const assigned = new RegExp(
    `(?<![\\w-])(?:${spellings.join("|")})["']?[ \\t]*:[ \\t]*(?<value>${quoted}|${plain})`,
    "gim",
  );
  return Array.from(file.text.matchAll(assigned)).flatMap((match) => {
    const written = match.groups?.["value"] ?? "";
    const value = written.replace(/^["']/, "");
    const from = match.index + match[0].length - value.length;
    return parseTemplate(value.replace(/["']$/, ""))
      .filter(({ kind }) => kind === "text" || kind === "malformed")
      .map(({ start, end }) => ({ file, start: from + start, end: from + end }));
  });
}

/**
 * Diagnostics with every secret masked: printing one shows its source line, which may contain a secret
 * in plain text. Without a context, the text could not be parsed.
 */
export function masked(
  diagnostics: readonly Diagnostic[],
  file: SourceFile,
  known: KnownBlocks,
  context?: CheckContext,
): readonly Diagnostic[] {
  if (diagnostics.length === 0) return diagnostics;
  const names = secretNames(known);
  const inputs = context ? secretRanges(context, names) : [];
  const ranges = merged([...inputs, ...writtenSecrets(file, names)]);
  if (ranges.length === 0) return diagnostics;
  const blotted = { ...file, text: blot(file.text, ranges) };
  return diagnostics.map((found) => {
    const { range, message, fix } = found;
    const secrets = within(range, ranges).map(({ start, end }) => file.text.slice(start, end));
    const texts = redact({ message, fix }, secrets.flatMap(quotationsOf));
    return { ...found, ...texts, range: { ...range, file: blotted } };
  });
}

/** The ranges that overlap a range, by binary search: there may be very many of both. */
function within({ start, end }: SourceRange, ranges: readonly SourceRange[]) {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((ranges[last]?.start ?? end) < end) last++;
  return ranges.slice(low, last);
}

/** How a message may quote a secret: its text, or the tag that it was parsed as. */
function quotationsOf(written: string): readonly string[] {
  const text = written.replace(/^\W+|["'\s]+$/g, "");
  return [text, ...(/(?<=^!)[^\s!]+/.exec(written) ?? [])];
}

/** Ranges in order, without overlaps. */
function merged(ranges: readonly SourceRange[]): readonly SourceRange[] {
  let passed = 0;
  return ranges
    .toSorted((one, other) => one.start - other.start)
    .flatMap((range) => {
      const start = Math.max(range.start, passed);
      passed = Math.max(range.end, passed);
      return start < range.end ? [{ ...range, start }] : [];
    });
}

function blot(text: string, ranges: readonly SourceRange[]): string {
  let read = 0;
  const pieces = ranges.map(({ start, end }) => {
    const before = text.slice(read, start);
    read = end;
    return before + text.slice(start, end).replace(/\S/g, "*");
  });
  return pieces.join("") + text.slice(read);
}

/** Ranges of values without a reference whose input is secret, or a misspelt secret. */
function secretRanges(context: CheckContext, names: ReadonlySet<string>): readonly SourceRange[] {
  return context.blocks.flatMap(([id, { inputs }]) => {
    const filled = filledIn(context, id);
    const own = context.operationOf(id)?.inputs ?? {};
    const isSecret = (name: string) =>
      Object.hasOwn(own, name) ? own[name]?.secret : didYouMean(name, names) !== "";
    return Object.keys(inputs)
      .filter((name) => name !== "operation" && !filled.has(name) && isSecret(name))
      .filter((name) => !isAbsent(inputs[name])) // the key stands for what is absent
      .map((name) => context.source.valueAt(["blocks", id, "inputs", name]));
  });
}

function secretNames(known: KnownBlocks): ReadonlySet<string> {
  const operations = [...known.values()].flatMap((block) => [...block.operations.values()]);
  const inputs = operations.flatMap((operation) => Object.entries(operation.inputs));
  return new Set(inputs.filter(([, { secret }]) => secret).map(([name]) => name));
}
