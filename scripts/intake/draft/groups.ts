import type { Json } from "../../language/ir/types.ts";
import {
  alternativesOf,
  canEnd,
  keywordOf,
  type Member,
  memberAt,
  membersOf,
} from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { normalOf } from "../shape/normal.ts";
import { typesOf, valuesOf } from "../shape/types.ts";

/** Members of an object by name. */
export type Members = readonly (readonly [name: string, member: Member])[];

/** How many members an object may have before it stays one parameter, and how deep it may lie. */
const MOST = 25;
const DEEPEST = 6;

/** Members that a caller may give. */
export function writable(node: SchemaNode, follow: Follow): Members {
  const is = (member: SchemaNode, word: string) => keywordOf(member, word, follow) === true;
  const isEmpty = (member: SchemaNode) =>
    keywordOf(member, "maxItems", follow) === 0 || keywordOf(member, "maxLength", follow) === 0;
  const isWritten = ({ node: member, required }: Member): boolean =>
    !is(member, "readOnly") && (required || !(is(member, "deprecated") || isEmpty(member)));
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
  if (!isObject || depth > DEEPEST || !canEnd(node, follow)) return [];
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
function fixedValue(node: SchemaNode, follow: Follow) {
  const [only, ...more] = new Set(valuesOf(node, follow) ?? []);
  return isScalar(only) && only !== "" && more.length === 0 ? only : undefined;
}

/** A value that calls always send: the only one, or what the vendor sends by itself where it shows no choice. */
export function constantOf(
  { node, required }: Member,
  follow: Follow,
  isVersion = false,
): string | number | boolean | undefined {
  const only = required ? fixedValue(node, follow) : undefined;
  if (only !== undefined) return only;
  const usual = keywordOf(node, "default", follow);
  const isKnown = isHidden(node, follow) || (required && isVersion);
  return isKnown && isScalar(usual) && usual !== "" ? usual : undefined;
}

/** Whether the vendor keeps it from people. */
function isHidden(node: SchemaNode, follow: Follow): boolean {
  const { says } = normalOf(node, follow);
  return says["x-ms-visibility"] === "internal" || says["x-internal"] === true;
}

function isScalar(value: Json | undefined): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** A value that a template holds as it is. */
export function literal(value: Json): Json {
  return typeof value === "string" ? value.replace(/[{}]/g, "$&$&") : value;
}
