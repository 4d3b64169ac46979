import { about, holds } from "../conditions.ts";
import type { Members, Path, Source } from "../definition.ts";
import { isObject } from "../outputs/kind.ts";
import { invalid, place } from "../outputs/map.ts";
import { select } from "../outputs/path.ts";
import type { RunSteps, Step } from "./steps.ts";

/** `fill`: another value, in its place. A text is absent when one of its values is. */
export const fillStep: Step<"fill"> = {
  fill: (_, source, roots, run) => made(source, roots, run),
};

/** `if`: the value, if the condition holds. */
export const ifStep: Step<"if"> = {
  if: (value, condition, roots) => (holds(condition, about(roots)) ? value : undefined),
};

/** `each`: what is made of every item; an item of which nothing is left goes. */
export const eachStep: Step<"each"> = {
  each(value, source, roots, run) {
    if (!Array.isArray(value)) return invalid;
    const all = value.map((item: unknown) => made(source, { ...roots, item }, run));
    if (all.includes(invalid)) return invalid;
    return all.filter((item) => item !== undefined && item !== null);
  },
};

/** The value of a source: undefined or null where there is none, `invalid` where it is of the wrong type. */
function made(source: Source, roots: object, run: RunSteps): unknown {
  if (typeof source === "string") return select(source, roots);
  if (isText(source)) return filled(source, roots, run);
  if ("members" in source) return object(source, roots, run);
  const { from, convert, default: fallback, optional } = source;
  const values = from.map((path) => run(convert, select(path, roots), roots));
  const isGiven = (value: unknown) =>
    value !== undefined && value !== null && !(optional && value === "");
  const value = values.find((each) => isGiven(each) && each !== invalid) ?? values.find(isGiven);
  if (value !== undefined) return value;
  if (fallback !== undefined) return structuredClone(fallback);
  return !optional && values.includes(null) ? null : undefined;
}

/** Whether it is fixed text and values in turn. */
function isText(source: Exclude<Source, Path>): source is Extract<Source, readonly unknown[]> {
  return Array.isArray(source);
}

function filled(parts: readonly Source[], roots: object, run: RunSteps): unknown {
  let text = "";
  for (const [at, part] of parts.entries()) {
    const said = at % 2 ? textOf(made(part, roots, run)) : part;
    if (typeof said !== "string") return said;
    text += said;
  }
  return text;
}

/** Members without a value are left out; those of another object stand beside them. */
function object({ members, spread }: Members, roots: object, run: RunSteps): unknown {
  const other = spread === undefined ? {} : (select(spread, roots) ?? {});
  const own = Object.entries(members).map(
    ([name, source]) => [name, made(source, roots, run)] as const,
  );
  if (!isObject(other) || own.some(([, value]) => value === invalid)) return invalid;
  const names = own.map(([name]) => name.split("."));
  const isOther = (name: string) => names.every(([first]) => first !== name);
  const result = Object.fromEntries(Object.entries(other).filter(([name]) => isOther(name)));
  for (const [index, [, value]] of own.entries()) {
    if (value !== undefined) place(result, names[index] ?? [], value);
  }
  return result;
}

/** Text and scalars as text, undefined for what is absent. */
export function textOf(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const isScalar = ["string", "number", "bigint", "boolean"].includes(typeof value);
  return isScalar ? String(value) : invalid;
}
