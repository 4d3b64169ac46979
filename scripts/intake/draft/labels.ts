import { title } from "../../language/ir/names.ts";
import type { WrittenChoices } from "../../language/manifest/choices.ts";
import { keywordOf } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { valuesOf } from "../shape/types.ts";
import { oneLine } from "../words.ts";

/** How generators of code let a document name its values, in their order. */
const NAMES = ["x-enum-varnames", "x-enumNames", "x-enum-names"];

/** Allowed values, with what forms show where the vendor's document has names for them. */
export function labelled(
  allowed: readonly (string | number)[],
  node: SchemaNode,
  follow: Follow,
): WrittenChoices {
  const values = valuesOf(node, follow) ?? [];
  const given = NAMES.map((name) => keywordOf(node, name, follow)).find(Array.isArray);
  const names: readonly unknown[] = given ?? [];
  if (names.length !== values.length) return allowed;
  const labels = allowed.map((value) => {
    const name = names[values.findIndex((each) => String(each) === String(value))];
    const label = typeof name === "string" ? titleOf(name) : "";
    return label.length > 200 || label === String(value) ? "" : label;
  });
  if (labels.every((label) => label === "")) return allowed;
  const all = allowed.map((value, index) => {
    const label = labels[index];
    return [String(value), label ? { label } : value] as const;
  });
  return Object.fromEntries(all);
}

/** Names of code as words, others as they are. */
function titleOf(name: string): string {
  const line = oneLine(name);
  return /^[A-Z0-9_]+$/.test(line)
    ? title(line.toLowerCase())
    : /\s/.test(line)
      ? line
      : title(line);
}
