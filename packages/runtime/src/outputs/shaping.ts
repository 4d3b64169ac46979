import type { Path } from "../definition.ts";
import { isObject } from "./kind.ts";
import { invalid } from "./map.ts";
import { select } from "./path.ts";
import type { Keywords } from "../keywords.ts";

/** Outputs derived from the values of a reply: `each`, `omit` and `take`, in this order. */
export const shaping = {
  reshape({ each, omit, take }, value, roots) {
    let shaped = value;
    if (each) {
      if (!Array.isArray(shaped)) return invalid;
      shaped = shaped.map((item) => pick(each, { ...roots, item }));
    }
    if (omit) {
      if (typeof shaped !== "object") return invalid;
      const without = (item: unknown) =>
        isObject(item)
          ? Object.fromEntries(Object.entries(item).filter(([key]) => !omit.includes(key)))
          : item;
      shaped = Array.isArray(shaped) ? shaped.map(without) : without(shaped);
    }
    if (take === "keys") return isObject(shaped) ? Object.keys(shaped) : invalid;
    if (!take) return shaped;
    if (!Array.isArray(shaped)) return invalid;
    return take === "count" ? shaped.length : shaped.at(take === "first" ? 0 : -1);
  },
} satisfies Keywords;

function pick(paths: Readonly<Record<string, Path>>, roots: object): object {
  const members = Object.entries(paths).map(([name, path]) => [name, select(path, roots)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
