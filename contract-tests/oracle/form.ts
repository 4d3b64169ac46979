import type { Lists, OperationContract, ParameterContract, Value } from "../contract/types.ts";

/** What a form holds: texts by name, in the order of a list. */
export type FormFields = Readonly<Record<string, readonly string[]>>;

/** The fields that a body makes. Null is empty text; an empty list or object leaves nothing. */
export function formFields(body: Value, lists: Lists): FormFields {
  const fields = new Map<string, string[]>();
  for (const [name, text] of pairsOf([], body, lists)) {
    fields.set(name, [...(fields.get(name) ?? []), text]);
  }
  return Object.fromEntries(fields);
}

type Pair = readonly [name: string, text: string];

function pairsOf(path: readonly string[], value: Value, lists: Lists): readonly Pair[] {
  if (Array.isArray(value)) return itemsOf(path, value, lists);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, member]) =>
      pairsOf([...path, name], member, lists),
    );
  }
  const [first = "", ...rest] = path;
  const name = first + rest.map((each) => `[${each}]`).join("");
  return [[name, value === null ? "" : String(value)]];
}

function itemsOf(path: readonly string[], items: readonly Value[], usual: Lists): readonly Pair[] {
  // The name that the manifest writes says it already.
  const lists = path.length === 1 && path[0]?.endsWith("[]") ? "repeat" : usual;
  const isPlain = (item: Value) => typeof item !== "object" || item === null;
  if (lists === "comma" && items.every(isPlain)) {
    return items.length > 0 ? pairsOf(path, items.map((item) => item ?? "").join(","), lists) : [];
  }
  return items.flatMap((item, index) => {
    if (!isPlain(item) || lists === "indexes") {
      return pairsOf([...path, String(index)], item, lists);
    }
    return pairsOf(lists === "brackets" ? [...path, ""] : path, item, lists);
  });
}

/** Whether callers choose names of a form, which have to stay in their place. */
export function becomesNames(
  { encoding, hooks }: OperationContract,
  { type, place, steps }: ParameterContract,
): boolean {
  const isInside = place.in === "body" && place.path.length > 0;
  // Whether a name can travel depends on what the hook makes of it.
  if (hooks.request || encoding.form === null) return false;
  return type === "json" && isInside && steps.length === 0;
}
