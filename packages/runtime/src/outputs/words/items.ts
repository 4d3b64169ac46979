import type { Made } from "../../definition.ts";
import { isObject } from "../kind.ts";
import { type Make, valuesOf, type Word } from "../made.ts";
import { invalid } from "../map.ts";
import { select } from "../path.ts";
import { shaping } from "../shaping.ts";

/** `where`: the items for which every path has one of its values. */
export const whereItems: Word = ({ where }, value, roots) => {
  if (!where) return value;
  if (!Array.isArray(value)) return invalid;
  const conditions = Object.entries(where).flatMap(([path, written]) => {
    const values = valuesOf(written, roots);
    return values ? [{ path, values }] : [];
  });
  return value.filter((item: unknown) =>
    conditions.every(({ path, values }) => values.includes(select(path, { item }) ?? null)),
  );
};

/** `limit`: so many items at most, from the beginning. */
export const limitItems: Word = ({ limit }, value, roots) => {
  if (limit === undefined) return value;
  if (!Array.isArray(value)) return invalid;
  const [most] = valuesOf(typeof limit === "number" ? [limit] : limit, roots) ?? [];
  return most === undefined ? value : value.slice(0, Math.max(0, Number(most)));
};

/** `each`: what is made of every item; an item of which nothing is left goes. */
export const eachItem: Word = ({ item: one, items: members }, value, roots, make) => {
  if (one === undefined && !members) return value;
  if (!Array.isArray(value)) return invalid;
  const all = value.map((item: unknown) => {
    const within = { ...roots, item };
    return one === undefined ? membersOf(members ?? {}, within, make) : make(one, within);
  });
  if (all.includes(invalid)) return invalid;
  return all.filter((item) => item !== undefined && item !== null);
};

function membersOf(members: NonNullable<Made["items"]>, roots: object, make: Make): unknown {
  const all = Object.entries(members).map(([name, member]) => [name, make(member, roots)] as const);
  if (all.some(([, value]) => value === invalid)) return invalid;
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** `only`: the members of these names, of an object or of each object of a list. */
export const onlyMembers: Word = ({ only }, value, roots) => {
  const given = only && valuesOf(only, roots);
  if (!given) return value;
  // An input may hold the names as one text with commas.
  const split = (name: unknown) =>
    String(name)
      .trim()
      .split(/\s*,\s*/);
  const names = typeof only === "string" ? given.flatMap(split) : given;
  const picked = (item: unknown) =>
    isObject(item)
      ? Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)))
      : item;
  if (Array.isArray(value)) return value.map(picked);
  return isObject(value) ? picked(value) : invalid;
};

/** `each` with paths alone, `omit` and `take` as they are without other words. */
export const shapedValue: Word = (output, value, roots) =>
  shaping.reshape(output as never, value, roots as never); // only what both have is read

/** `take` of `sum`, `flat`, `values` and `entries`. */
export const takePart: Word = ({ part }, value) => {
  if (!part) return value;
  if (part === "values") return isObject(value) ? Object.values(value) : invalid;
  if (part === "entries") {
    return isObject(value)
      ? Object.entries(value).map(([key, held]) => ({ key, value: held }))
      : invalid;
  }
  if (!Array.isArray(value)) return invalid;
  if (part === "flat") return value.flat();
  const numbers = value.filter((item) => item !== null);
  if (!numbers.every((item) => typeof item === "number")) return invalid;
  const sum = numbers.reduce((total, number) => total + number, 0);
  // JSON has no word for what is beyond all numbers.
  return Number.isFinite(sum) ? sum : invalid;
};
