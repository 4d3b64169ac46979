import type { Json } from "../../language/ir/types.ts";
import { alternativesOf, keywordOf, type Member, memberAt, membersOf } from "../shape/members.ts";
import { type Follow, normalOf, type SchemaNode } from "../shape/normal.ts";
import { typesOf, valuesOf } from "../shape/types.ts";

/** Members of an object by name. */
export type Members = readonly (readonly [name: string, member: Member])[];

/** How many members an object may have before it stays one parameter, and how deep it may lie. */
const MOST = 25;
const DEEPEST = 6;

/** Members that a caller may give. */
export function writable(node: SchemaNode, follow: Follow): Members {
  const is = (member: SchemaNode, word: string) => keywordOf(member, word, follow) === true;
  const isWritten = ({ node: member, required }: Member): boolean =>
    !is(member, "readOnly") && (required || !is(member, "deprecated"));
  return [...membersOf(node, follow)].filter(([, member]) => isWritten(member));
}

/** Members of an object that is always built the same way; none when it is anything else. */
export function groupOf(
  node: SchemaNode,
  follow: Follow,
  depth: number,
  most: number = MOST,
): Members {
  const types = typesOf(node, follow);
  const isObject = types?.size === 1 && types.has("object");
  if (!isObject || depth > DEEPEST) return [];
  const isOpen = Boolean(normalOf(node, follow).others);
  const isVaried = alternativesOf(node, follow).length > 0;
  const members = isOpen || isVaried ? [] : writable(node, follow);
  return members.length <= most ? members : [];
}

/** Whether each of these is a single value that is never null. */
export function isFlat(members: Members, follow: Follow): boolean {
  return members.every(([, { node }]) => {
    const own = typesOf(node, follow);
    return own !== null && !own.has("object") && !own.has("array") && !own.has("null");
  });
}

/** The one item that a list may have; undefined where it may have more. */
export function onlyItem(node: SchemaNode, follow: Follow): SchemaNode | undefined {
  const types = typesOf(node, follow);
  const isList = types?.size === 1 && types.has("array");
  if (!isList || keywordOf(node, "maxItems", follow) !== 1) return undefined;
  const item = memberAt(node, 0, follow);
  return typeof item === "string" ? undefined : item;
}

/** The one value that a vendor takes. */
export function fixedValue(node: SchemaNode, follow: Follow): Json | undefined {
  const [only, ...more] = new Set(valuesOf(node, follow) ?? []);
  const isScalar =
    typeof only === "string" || typeof only === "number" || typeof only === "boolean";
  return isScalar && only !== "" && more.length === 0 ? only : undefined;
}

/** A value that a template holds as it is. */
export function literal(value: Json): Json {
  return typeof value === "string" ? value.replace(/[{}]/g, "$&$&") : value;
}
