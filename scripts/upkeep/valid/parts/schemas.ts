import type { Head, Value, Written } from "../draft.ts";

/** The schemas that operations name, with the members that somebody reads: each has cases of its own. */
export function usedSchemas({ schemas, operations, top }: Head): Written {
  const written = JSON.stringify({ operations, top });
  const isNamed = (name: string) => written.includes(`"${name}"`);
  const lists = isNamed("List") ? { List: withRead(list, written) } : {};
  const items = isNamed("List") || isNamed("Item") ? { Item: withRead(item, written) } : {};
  return { ...items, ...lists, ...schemas };
}

/** A schema with its required members, those that are read by a path, and the first of the others. */
function withRead({ properties, required, ...schema }: Whole, written: string): Written {
  const all = Object.entries(properties);
  const isRead = (name: string) => new RegExp(`(?:\\.|")${name}\\b`).test(written);
  const [other] = all.filter(([name]) => !required.includes(name) && !isRead(name));
  const kept = all.filter(
    ([name]) => required.includes(name) || isRead(name) || name === other?.[0],
  );
  return { ...schema, required, properties: structuredClone(Object.fromEntries(kept)) };
}

interface Whole {
  readonly [word: string]: Value;
  readonly properties: Written;
  readonly required: readonly string[];
}

const item: Whole = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string", description: "Id." },
    name: { type: "string", description: "Name." },
    state: { type: "string", enum: ["open", "done"], description: "State." },
    tags: { type: "array", items: { type: "string" }, description: "Tags." },
    at: { type: "integer", description: "At." },
    cents: { type: "integer", description: "Cents." },
  },
};

const list: Whole = {
  type: "object",
  required: ["items"],
  properties: {
    items: { type: "array", items: { $ref: "#/schemas/Item" }, description: "Items." },
    next: { type: "string", description: "Next." },
    more: { type: "boolean", description: "More." },
    total: { type: "integer", description: "Total." },
  },
};
