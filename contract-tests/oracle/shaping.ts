import type { OutputContract, Value } from "../contract/types.ts";
import { unfit } from "./unfit.ts";
import { isMap, type Roots, select } from "./path.ts";

export { unfit };

type PathSource = Extract<OutputContract["source"], { readonly kind: "path" }>;

/** The value as `each`, `omit` and `take` make it, in this order; undefined when nothing is left. */
export function shaped(
  { each, omit, take }: PathSource,
  found: Value,
  roots: Roots,
): Value | undefined | typeof unfit {
  if (each && !Array.isArray(found)) return unfit;
  const picked =
    each && Array.isArray(found) ? found.map((item) => pick(each, { ...roots, item })) : found;
  if (omit.length > 0 && typeof picked !== "object") return unfit;
  return taken(take, omit.length > 0 ? without(omit, picked) : picked);
}

function pick(paths: Readonly<Record<string, string>>, roots: Roots): Value {
  const members = Object.entries(paths).map(([name, path]) => [name, select(path, roots)] as const);
  return Object.fromEntries(
    members.filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}

/** Leaves members out of an object, or of every object of a list. */
function without(omit: readonly string[], value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => (isMap(item) ? without(omit, item) : item));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !omit.includes(name)));
}

function taken(take: PathSource["take"], value: Value): Value | undefined | typeof unfit {
  if (take === null) return value;
  if (take === "keys") return isMap(value) ? Object.keys(value) : unfit;
  if (!Array.isArray(value)) return unfit;
  if (take === "count") return value.length;
  return value.at(take === "first" ? 0 : -1);
}
