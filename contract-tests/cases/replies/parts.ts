import { argument, hasStep, plainEach } from "../../contract/output-steps.ts";
import type { Value } from "../../contract/types.ts";
import { kindOfOutput } from "../../oracle/schema-kind.ts";
import { type Change, canHold, changed } from "../change.ts";
import { memberAt, rootOf, valueAt } from "../../oracle/reply-path.ts";
import type { OutputPath, PathSource } from "./output-path.ts";

/** Missing parts of an output at a path: a value, what `each` reads, what `omit` drops. */
export function missingParts(outputPath: OutputPath): readonly Change[] {
  const { reply, alone, path, source } = outputPath;
  if (!canHold(path, undefined)) return [];
  const start = changed(reply, alone);
  const whole: Change[] =
    valueAt(start, path) === undefined ? [{ path, value: sampleAt(outputPath) }] : [];
  const base = changed(start, whole);
  const parts = partsAt(path, source, valueAt(base, path));
  return [
    ...whole,
    ...parts
      .filter((part) => valueAt(base, part) === undefined)
      .map((part) => ({ path: part, value: `text at ${part}` })),
  ];
}

/** Paths that `each` reads in an item. */
export function pathsInItem(
  item: string,
  { steps }: PathSource,
): readonly (readonly [string, string])[] {
  return Object.entries(plainEach(steps) ?? {}).map(([name, path]) => [
    name,
    item + path.slice("item".length),
  ]);
}

function partsAt(path: string, source: PathSource, value: Value | undefined): readonly string[] {
  const holders = Array.isArray(value) ? value.map((_, index) => memberAt(path, index)) : [path];
  const read = holders.flatMap((holder) => pathsInItem(holder, source).map(([, part]) => part));
  const dropped = holders.flatMap((holder) =>
    (argument(source.steps, "omit") ?? []).map((name) => memberAt(holder, name)),
  );
  return [...read, ...dropped];
}

/** A value for what no schema describes. */
function sampleAt({ operation, output, source, path }: OutputPath): Value {
  const { steps } = source;
  const isList = hasStep(steps, "count", "first", "last", "each");
  if (rootOf(path) === "headers") return `text of ${path}`;
  if (isList || kindOfOutput(operation, output) === "array") return [{ no: 1 }, { no: 2 }];
  if (hasStep(steps, "keys", "omit")) return { first: "text", second: "text" };
  const samples = { string: `text at ${path}`, integer: 4001, number: 4001.5, boolean: true };
  return output.type === "json" ? { first: "text" } : samples[output.type];
}
