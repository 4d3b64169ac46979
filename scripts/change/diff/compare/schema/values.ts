import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code, codesOf } from "../inline-code.ts";
import type { Described } from "./described.ts";
import { relationOf, typesOf, valuesOf, typesCode } from "./types.ts";
import { type DescribedPair, keywordPositions, positionsOf, type Walk } from "./walk.ts";

/** Whether null is among the values. */
export function* compareNull(pair: DescribedPair, { report }: Walk): Iterable<Change> {
  const { base, head } = pair;
  // A value that may be anything may be null, too.
  if (isOpen(base) || isOpen(head) || base.isNullable === head.isNullable) return;
  const rule = head.isNullable ? "reply-null-added" : "reply-null-removed";
  yield report(rule, positionsOf(pair), { member: code(head.node.name) });
}

/** Types, null left out. */
export function* compareTypes(pair: DescribedPair, { report }: Walk): Iterable<Change> {
  const { base, head } = pair;
  // Lists of values say what differs more closely than the types that follow from them.
  if (valuesOf(base.keywords) && valuesOf(head.keywords) && !(saysType(base) && saysType(head)))
    return;
  const [before, after] = [typesOf(base), typesOf(head)];
  const relation = relationOf(before, after);
  if (relation === "same") return;
  const texts = { from: typesCode(before), to: typesCode(after) };
  yield report(`reply-type-${relation}`, positionsOf(pair), {
    member: code(head.node.name),
    ...texts,
  });
}

function isOpen(whole: Described): boolean {
  return typesOf(whole) === undefined && whole.alternatives.length === 0;
}

function saysType({ keywords }: Described): boolean {
  return keywords.has("type");
}

/** Values that a reply may have: lists of them and constants. */
export function* compareValues(pair: DescribedPair, { report }: Walk): Iterable<Change> {
  const { base, head } = pair;
  const [before, after] = [valuesOf(base.keywords), valuesOf(head.keywords)];
  const keyword = (after ? head : base).keywords.has("const") ? "const" : "enum";
  const positions = keywordPositions(pair, keyword);
  const member = code(head.node.name);
  if (!before || !after) {
    const from = codesOf(before ?? []);
    if (before && isListOpen(before, kindsOf(head)))
      yield report("reply-values-lifted", positions, { member });
    else if (before) yield report("reply-constant-lifted", positions, { member, from });
    if (after) yield report("reply-values-given", positions, { member, values: codesOf(after) });
    return;
  }
  const added = without(after, before);
  const removed = without(before, after);
  if (base.keywords.has("const") && head.keywords.has("const") && added.length > 0) {
    const values = { member, from: codesOf(before), to: codesOf(after) };
    yield report("reply-constant-changed", positions, values);
    return;
  }
  if (
    added.length > 0 &&
    isListOpen(
      before,
      added.map((value) => typeof value),
    )
  )
    yield report("reply-value-added", positions, { member, values: codesOf(added) });
  else if (added.length > 0)
    yield report("reply-constant-widened", positions, {
      member,
      from: codesOf(before),
      values: codesOf(added),
    });
  if (removed.length > 0) {
    yield report("reply-value-removed", positions, { member, values: codesOf(removed) });
  }
}

/** What `typeof` gives for the values that a schema allows by their types. */
function kindsOf(whole: Described): readonly string[] {
  return [...(typesOf(whole) ?? [])].map((type) => (type === "integer" ? "number" : type));
}

/** Whether the emitted type of a list allows further values, as that of several texts and numbers does. */
function isListOpen(values: readonly Json[], further: readonly string[]): boolean {
  const kinds = values
    .map((value) => typeof value)
    .filter((kind) => kind === "string" || kind === "number");
  return kinds.length > 1 && further.every((other) => kinds.some((kind) => kind === other));
}

function without(some: readonly Json[], others: readonly Json[]): readonly Json[] {
  return some.filter((value) => others.every((other) => !isDeepStrictEqual(value, other)));
}
