import { isDeepStrictEqual } from "node:util";
import { isSchema } from "../../../../language/ir/schema-path.ts";
import type { Change, Positions } from "../../change.ts";
import { type IsSame, type Paired, pairUp } from "../pair-up.ts";
import { code } from "../inline-code.ts";
import type { Described, Member } from "./described.ts";
import { type SchemaNode, within } from "./node.ts";
import { type DescribedPair, keywordPositions, type Walk } from "./walk.ts";

/** Members of an object that came, went, were renamed, or differ. */
export function* compareMembers(pair: DescribedPair, walk: Walk): Iterable<Change> {
  const { report } = walk;
  const { pairs, removed, added } = pairMembers(pair.base.members, pair.head.members);
  for (const [base, head] of pairs) {
    if (base.name === head.name) yield* compareMember(base, head, walk);
    else {
      const names = { member: code(base.node.name), to: code(head.node.name) };
      yield report("reply-member-renamed", positionsOf(base, head), names);
    }
  }
  for (const { node } of removed) {
    const positions = { base: node.at, head: null };
    yield report("reply-member-removed", positions, { member: code(node.name) });
  }
  for (const { node } of added) {
    const positions = { base: null, head: node.at };
    yield report("reply-member-added", positions, { member: code(node.name) });
  }
  yield* compareFurther(pair, walk);
}

/** Many members say as little as `type: string`: one that went and one that came need to be the only ones alike. */
function pairMembers(base: readonly Member[], head: readonly Member[]): Paired<Member> {
  const { removed, added } = pairUp(base, head, isNamesake);
  const isOnly: IsSame<Member> = (one, other) =>
    isAlike(one, other) &&
    removed.filter((rival) => isAlike(rival, other)).length === 1 &&
    added.filter((rival) => isAlike(one, rival)).length === 1;
  return pairUp(base, head, isNamesake, isOnly);
}

function isNamesake(base: Member, head: Member): boolean {
  return base.name === head.name;
}

function isAlike(base: Member, head: Member): boolean {
  return (
    base.isRequired === head.isRequired && isDeepStrictEqual(base.node.schema, head.node.schema)
  );
}

function* compareMember(base: Member, head: Member, { report, enter }: Walk): Iterable<Change> {
  if (base.isRequired !== head.isRequired) {
    const rule = head.isRequired ? "reply-member-always-present" : "reply-member-optional";
    yield report(rule, positionsOf(base, head), { member: code(head.node.name) });
  }
  yield* enter(base.node, head.node);
}

function positionsOf(base: Member, head: Member): Positions {
  return { base: base.node.at, head: head.node.at };
}

/** Members that are not described one by one. */
function* compareFurther(pair: DescribedPair, { report, enter }: Walk): Iterable<Change> {
  const { base, head } = pair;
  const [before, after] = [opennessOf(base), opennessOf(head)];
  const positions = keywordPositions(pair, "additionalProperties");
  const values = { member: code(head.node.name) };
  if (before < after) yield report("reply-members-opened", positions, values);
  else if (before > after) {
    const rule = before === READABLE ? "reply-members-closed" : "reply-members-excluded";
    yield report(rule, positions, values);
  } else if (after === READABLE) yield* enter(furtherOf(base), furtherOf(head));
}

/** With this openness, members of any name may be read; below, they are ignored or excluded. */
const READABLE = 2;

function opennessOf({ keywords }: Described): number {
  const further = keywords.get("additionalProperties")?.value;
  if (further === true || isSchema(further)) return READABLE;
  return further === undefined ? 1 : 0;
}

function furtherOf({ node, keywords }: Described): SchemaNode {
  const further = keywords.get("additionalProperties");
  return within(further?.node ?? node, ["additionalProperties"], further?.value ?? {}, ".*");
}
