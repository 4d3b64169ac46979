import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A workflow with one planted mistake. */
export interface Mistake {
  readonly title: string;
  readonly code: string;
  /** What follows from it, elsewhere. */
  readonly also: readonly string[];
  /** `tests/workflows/mistakes/inputs.yaml` */
  readonly file: string;
  readonly text: string;
  /** The place that has to be found. */
  readonly start: number;
  readonly end: number;
}

interface Written {
  readonly title: string;
  readonly code: string;
  readonly also?: readonly string[];
  readonly file: string;
}

/** All planted mistakes, as the files beside this one have them. */
export function mistakes(): readonly Mistake[] {
  return [
    ...read<{ text: string }>("shape").map((each) => planted(each, each.text)),
    ...read<{ text: string }>("connections").map((each) => planted(each, each.text)),
    ...read<{ block: string; inputs: string }>("inputs").map((each) =>
      planted(
        each,
        `blocks:\n  only: { type: ${each.block}, name: Only, inputs: ${each.inputs} }\n`,
      ),
    ),
    ...read<{ before: object; next: string }>("references").map((each) =>
      planted(each, pair(each.before, each.next)),
    ),
  ];
}

function read<More>(name: string): readonly (Written & More)[] {
  const file = `tests/workflows/mistakes/${name}.yaml`;
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const all: readonly (Omit<Written, "file"> & More)[] = parse(text);
  return all.map((each) => ({ ...each, file }));
}

/** Two blocks, one after the other. */
function pair(before: object, next: string): string {
  const connections = { outgoing: [{ target: "next" }] };
  const first = JSON.stringify({ ...before, name: "Before", connections });
  return `blocks:\n  before: ${first}\n  next: ${next.replace("{", "{ name: Next,")}\n`;
}

function planted({ title, code, also = [], file }: Written, marked: string): Mistake {
  const [before = "", found = "", after, ...more] = marked.split(/[«»]/);
  if (after === undefined || more.length > 0) throw new Error(`${title}: mark one place with « »`);
  const text = before + found + after;
  return { title, code, also, file, text, start: before.length, end: before.length + found.length };
}
