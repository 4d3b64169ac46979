import type { Json } from "../../language/ir/types.ts";
import {
  branches,
  type Follow,
  keywordOf,
  type Member,
  memberAt,
  membersOf,
  type SchemaNode,
  typesOf,
  valuesOf,
} from "../shape.ts";

/** Members of an object by name. */
export type Members = readonly (readonly [name: string, member: Member])[];

/** How many members an object may have before it stays one parameter, and how deep it may lie. */
const MOST = 25;
const DEEPEST = 6;

/** Members that a caller may give. */
export function writable(node: SchemaNode, follow: Follow): Members {
  const isWritten = ({ node: { schema }, required }: Member): boolean =>
    schema["readOnly"] !== true && (required || schema["deprecated"] !== true);
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
  const parts = branches(node, follow);
  const isOpen = parts.some((part) => Boolean(part.node.schema["additionalProperties"]));
  const isVaried = parts.some(({ isAlternative }) => isAlternative);
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
