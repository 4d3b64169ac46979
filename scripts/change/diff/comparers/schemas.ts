import { isDeepStrictEqual } from "node:util";
import { type Paired, pairUp } from "../row/pair-up.ts";
import type { Two } from "../row/row.ts";
import {
  alternativesOf,
  type Described,
  described,
  resolved,
  type SchemaNode,
  typeCode,
  typesOf,
  typesRelation,
  typesText,
  valuesOf,
  within,
} from "./schema-node.ts";
import { found, type Pair, type SchemaFound } from "./schema-found.ts";
import { limits, members, texts, values } from "./schema-parts.ts";
import type { Relation } from "../row/variance.ts";

/**
 * Alternatives that are the same in both states, that went or that came. A schema without any is its own
 * only one. Equal ones belong together; of the rest those of one place, when as many came as went.
 */
export function alternatives({ base, head }: Two<Described>): Paired<SchemaNode> {
  const [before, after] = [waysOf(base), waysOf(head)];
  const { pairs, removed, added } = pairUp(before, after, isAlike);
  if (removed.length !== added.length)
    return {
      pairs,
      removed: removed.filter((node) => !isListedIn(after, node)),
      added: added.filter((node) => !isListedIn(before, node)),
    };
  const moved = removed.flatMap((one, index) => {
    const other = added[index];
    return other ? [[one, other] as const] : [];
  });
  return { pairs: [...pairs, ...moved], removed: [], added: [] };
}

function waysOf({ alternatives: own, node }: Described): readonly SchemaNode[] {
  const ways = own.length > 0 ? own : alternativesOf(node);
  if (ways.length > 0) return ways;
  // Null and the description of the whole are compared apart.
  const { description: _, type, ...rest } = node.schema;
  const types = [type ?? []].flat().filter((one) => one !== "null");
  const [only] = types;
  if (only === undefined) return [{ ...node, schema: rest }];
  return [{ ...node, schema: { ...rest, type: types.length === 1 ? only : types } }];
}

/** Whether two say the same, or are the schema of the same name, whatever it says. */
function isAlike(base: SchemaNode, head: SchemaNode): boolean {
  if (isDeepStrictEqual(base.schema, head.schema)) return true;
  const [before, after] = [resolved(base).at, resolved(head).at];
  return before.length === 2 && isDeepStrictEqual(before, after);
}

/** Whether it lists values that another alternative allows in any case, as those of its type. */
function isListedIn(ways: readonly SchemaNode[], { schema }: SchemaNode): boolean {
  const { enum: known, type } = schema;
  if (!Array.isArray(known)) return false;
  const types = new Set<unknown>(known.map((value) => typeof value));
  return ways.some((way) => {
    const { type: allowed, description: _, ...others } = resolved(way).schema;
    const isBare = Object.keys(others).length === 0 && types.size === 1;
    return isBare && types.has(allowed) && (type ?? allowed) === allowed;
  });
}

/**
 * Every difference between what two schemas say of a value. Each pair of places is compared once, however
 * many references lead there, so that recursion ends.
 */
export function* schemas(
  base: SchemaNode,
  head: SchemaNode,
  seen: Set<string> = new Set(),
): Iterable<SchemaFound> {
  const key = keyOf(resolved(base), resolved(head));
  if (seen.has(key)) return;
  seen.add(key);
  const pair = { base: described(base), head: described(head) };
  const ways = [pair.base, pair.head].filter(({ alternatives: own }) => own.length > 0).length;
  yield* nullOf(pair);
  if (ways > 0) yield* ofAlternatives(pair, seen);
  // A schema that is one of the other's alternatives was compared with them.
  if (ways !== 1) {
    const is = typeRelationOf(pair);
    const [from, to] = [typesText(typesOf(pair.base)), typesText(typesOf(pair.head))];
    if (is) yield found(pair, is, "type", { from, to });
    if (is !== "other") yield* shape(pair, seen);
  }
  yield* texts(pair);
}

/** Names a pair of schemas by their places. */
export function keyOf(base: SchemaNode, head: SchemaNode): string {
  return JSON.stringify([base.at, head.at]);
}

/** Whether null is among the values. What may be anything may be null, too. */
function* nullOf(pair: Pair): Iterable<SchemaFound> {
  const { base, head } = pair;
  if (isOpen(base) || isOpen(head) || base.isNullable === head.isNullable) return;
  yield found(pair, head.isNullable ? "more" : "less", "null");
}

function isOpen(whole: Described): boolean {
  return typesOf(whole) === undefined && whole.alternatives.length === 0;
}

/** Types, null left out. Lists of values say what differs more closely than the types that follow from them. */
function typeRelationOf({ base, head }: Pair): Relation | null {
  const isListed = valuesOf(base.keywords) && valuesOf(head.keywords);
  const isSaid = base.keywords.has("type") && head.keywords.has("type");
  return isListed && !isSaid ? null : typesRelation(typesOf(base), typesOf(head));
}

function* ofAlternatives(pair: Pair, seen: Set<string>): Iterable<SchemaFound> {
  const { pairs, removed, added } = alternatives(pair);
  for (const [base, head] of pairs) yield* schemas(base, head, seen);
  for (const node of removed)
    yield found(pair, "less", "alternative", {
      places: { base: node.at, head: pair.head.node.at },
      gaps: { type: typeCode(node) },
    });
  for (const node of added)
    yield found(pair, "more", "alternative", {
      places: { base: pair.base.node.at, head: node.at },
      gaps: { type: typeCode(node) },
    });
}

function* shape(pair: Pair, seen: Set<string>): Iterable<SchemaFound> {
  const [before, after] = [typesOf(pair.base), typesOf(pair.head)];
  // What may be anything in one state differs as a whole; so does an object that is new.
  if ((before === undefined) !== (after === undefined)) return;
  const inBoth = (type: string) => (before?.has(type) ?? true) && (after?.has(type) ?? true);
  yield* values(pair);
  yield* limits(pair);
  if (inBoth("object")) yield* members(pair, (one, other) => schemas(one, other, seen));
  const [base, head] = [itemOf(pair.base), itemOf(pair.head)];
  if (inBoth("array") && (base || head))
    yield* schemas(base ?? anyItem(pair.base), head ?? anyItem(pair.head), seen);
}

function itemOf({ keywords }: Described): SchemaNode | undefined {
  const items = keywords.get("items");
  return items && within(items.node, ["items"], items.value, "[]");
}

function anyItem({ node }: Described): SchemaNode {
  return within(node, ["items"], {}, "[]");
}
