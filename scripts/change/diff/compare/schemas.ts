import type { Change, Report } from "../change.ts";
import { compareAlternatives } from "./schema/alternatives.ts";
import { described } from "./schema/described.ts";
import { compareLimits } from "./schema/limits.ts";
import { compareMembers } from "./schema/members.ts";
import { resolved, type SchemaNode, within } from "./schema/node.ts";
import { compareTexts } from "./schema/texts.ts";
import { typesOf } from "./schema/types.ts";
import { compareNull, compareTypes, compareValues } from "./schema/values.ts";
import type { DescribedPair, Walk } from "./schema/walk.ts";

/** The pairs of schemas that need no more comparing, by where they stand. */
export type Compared = Set<string>;

/**
 * Every difference between what two schemas say of a reply. Each pair of places is compared once,
 * however many references lead there, so that recursion ends.
 */
export function* compareSchemas(
  base: SchemaNode,
  head: SchemaNode,
  report: Report,
  compared: Compared = new Set(),
): Iterable<Change> {
  const key = keyOf(resolved(base), resolved(head));
  if (compared.has(key)) return;
  compared.add(key);
  const pair = { base: described(base), head: described(head) };
  const enter: Walk["enter"] = (one, other) => compareSchemas(one, other, report, compared);
  yield* comparePair(pair, { report, enter });
}

/** Names a pair of schemas by their places. */
export function keyOf(base: SchemaNode, head: SchemaNode): string {
  return JSON.stringify([base.at, head.at]);
}

function* comparePair(pair: DescribedPair, walk: Walk): Iterable<Change> {
  const { base, head } = pair;
  const ways = [base, head].filter(({ alternatives }) => alternatives.length > 0).length;
  yield* compareNull(pair, walk);
  if (ways > 0) yield* compareAlternatives(pair, walk);
  // A schema that is one of the other's alternatives was compared with them.
  if (ways !== 1) {
    const types = [...compareTypes(pair, walk)];
    yield* types;
    if (!types.some(({ rule }) => rule === "reply-type-changed")) yield* compareShape(pair, walk);
  }
  yield* compareTexts(pair, walk);
}

function* compareShape(pair: DescribedPair, walk: Walk): Iterable<Change> {
  const [before, after] = [typesOf(pair.base), typesOf(pair.head)];
  // What may be anything in one state differs as a whole; so does an object that is new.
  if ((before === undefined) !== (after === undefined)) return;
  const inBoth = (type: string) => (before?.has(type) ?? true) && (after?.has(type) ?? true);
  yield* compareValues(pair, walk);
  yield* compareLimits(pair, walk);
  if (inBoth("object")) yield* compareMembers(pair, walk);
  const [base, head] = [itemOf(pair.base), itemOf(pair.head)];
  if (inBoth("array") && (base || head)) {
    yield* walk.enter(base ?? open(pair.base.node), head ?? open(pair.head.node));
  }
}

/** The items of a list. */
function itemOf({ keywords }: DescribedPair["base"]): SchemaNode | undefined {
  const items = keywords.get("items");
  return items && within(items.node, ["items"], items.value, "[]");
}

/** Items that nothing is said of. */
function open(node: SchemaNode): SchemaNode {
  return within(node, ["items"], {}, "[]");
}
