import { isDeepStrictEqual } from "node:util";
import { isSchema } from "../../../ir/schema-path.ts";
import type { Change, Spot } from "../../change.ts";
import { matchNames } from "../../names.ts";
import type { Described, Member } from "./described.ts";
import { type SchemaNode, within } from "./node.ts";
import { type DescribedPair, keywordSpot, type Walk } from "./walk.ts";

/** Members of an object that came, went, were renamed, or differ. */
export function* compareMembers(pair: DescribedPair, walk: Walk): Iterable<Change> {
  const { report } = walk;
  const members = matchNames(pair.base.members, pair.head.members, isAlike);
  for (const { base, head } of members.renamed) {
    const names = { member: base.node.name, name: head.node.name };
    yield report("reply-member-renamed", spotOf(base, head), names);
  }
  for (const { node } of members.gone.values()) {
    yield report("reply-member-removed", { base: node.at, head: null }, { member: node.name });
  }
  for (const { node } of members.come.values()) {
    yield report("reply-member-added", { base: null, head: node.at }, { member: node.name });
  }
  for (const { base, head } of members.kept) yield* compareMember(base, head, walk);
  yield* compareFurther(pair, walk);
}

function isAlike(base: Member, head: Member): boolean {
  return (
    base.isRequired === head.isRequired && isDeepStrictEqual(base.node.schema, head.node.schema)
  );
}

function* compareMember(base: Member, head: Member, { report, enter }: Walk): Iterable<Change> {
  if (base.isRequired !== head.isRequired) {
    const rule = head.isRequired ? "reply-member-always-present" : "reply-member-optional";
    yield report(rule, spotOf(base, head), { member: head.node.name });
  }
  yield* enter(base.node, head.node);
}

function spotOf(base: Member, head: Member): Spot {
  return { base: base.node.at, head: head.node.at };
}

/** Members that are not described one by one. */
function* compareFurther(pair: DescribedPair, { report, enter }: Walk): Iterable<Change> {
  const { base, head } = pair;
  const [before, after] = [opennessOf(base), opennessOf(head)];
  const spot = keywordSpot(pair, "additionalProperties");
  const values = { member: head.node.name };
  if (before < after) yield report("reply-members-opened", spot, values);
  else if (before > after) {
    const rule = before === READABLE ? "reply-members-closed" : "reply-members-excluded";
    yield report(rule, spot, values);
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
