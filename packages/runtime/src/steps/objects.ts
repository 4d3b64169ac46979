import type { Json } from "../definition.ts";
import { isObject } from "../outputs/kind.ts";
import { invalid } from "../outputs/map.ts";
import type { Step } from "./steps.ts";

/** `only`: the members of these names, of an object or of each object of a list. */
export const onlyStep: Step<"only"> = {
  only(value, written, roots) {
    const given = chosen(written, roots);
    if (!given) return value;
    // An input may hold the names as one text with commas.
    const split = (name: unknown) =>
      String(name)
        .trim()
        .split(/\s*,\s*/);
    const names = typeof written === "string" ? given.flatMap(split) : given;
    return typeof value === "object" ? members(value, (name) => names.includes(name)) : invalid;
  },
};

/** `omit`: all members but those of these names. */
export const omitStep: Step<"omit"> = {
  omit: (value, names) =>
    typeof value === "object" ? members(value, (name) => !names.includes(name)) : invalid,
};

/** `keys`: the names of members. */
export const keysStep: Step<"keys"> = {
  keys: (value) => (isObject(value) ? Object.keys(value) : invalid),
};

/** `values`: the values of members. */
export const valuesStep: Step<"values"> = {
  values: (value) => (isObject(value) ? Object.values(value) : invalid),
};

/** `entries`: names and values of members. */
export const entriesStep: Step<"entries"> = {
  entries: (value) =>
    isObject(value) ? Object.entries(value).map(([key, held]) => ({ key, value: held })) : invalid,
};

/** The members of an object that are kept, or those of each object of a list. */
function members(value: unknown, isKept: (name: string) => boolean): unknown {
  const kept = (item: unknown) =>
    isObject(item)
      ? Object.fromEntries(Object.entries(item).filter(([name]) => isKept(name)))
      : item;
  return Array.isArray(value) ? value.map(kept) : kept(value);
}

/** The values that stand for an input, or are written out; undefined when the input is not given. */
export function chosen(
  written: readonly Json[] | string,
  roots: object,
): readonly unknown[] | undefined {
  if (typeof written !== "string") return written;
  const { params }: { readonly params?: Readonly<Record<string, unknown>> } = roots;
  const value = params && Object.hasOwn(params, written) ? params[written] : undefined;
  return value === undefined ? undefined : [value].flat();
}
