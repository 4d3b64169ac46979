import { isDeepStrictEqual } from "node:util";
import { schemaReferences } from "../../language/lower/schema.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import type { Keys } from "../draft/schemas.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Of the drafted schemas those that the manifest has already, by the vendor's keys. Schemas may
 * lead to each other in circles, so all are taken for the same until a difference shows.
 */
export function alreadyThere(drafted: Schemas, names: Keys, ours: Schemas): Keys {
  const theirs = schemaReferences(drafted);
  // A draft whose name is taken has a digit more.
  const original = (name: string) => name.replace(/\d$/, "");
  let same = [...names].filter(([, name]) => Object.hasOwn(ours, original(name)));
  for (let before = -1; before !== same.length; ) {
    before = same.length;
    const known = new Set(same.map(([, name]) => name));
    const renamed = (key: string, value: unknown) =>
      key === "$ref" && known.has(tail(String(value))) ? original(String(value)) : value;
    same = same.filter(([, name]) =>
      isDeepStrictEqual(JSON.parse(JSON.stringify(theirs[name]), renamed), ours[original(name)]),
    );
  }
  return new Map(same.map(([key, name]) => [key, original(name)]));
}

function tail(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
