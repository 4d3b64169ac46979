import { isSchema } from "../../../../language/ir/schema-path.ts";
import type { JsonSchema, Output, Path } from "../../../../language/ir/types.ts";
import type { Change, Positions } from "../../change.ts";
import { ownPositions } from "../../declared.ts";
import { pairUp } from "../pair-up.ts";
import { code } from "../inline-code.ts";
import type { OutputPair } from "./pair.ts";
import { typeDifference } from "./type.ts";

type Each = Readonly<Record<string, Path>>;

interface ItemMember {
  readonly name: string;
  readonly path: Path;
}

/** Members of the objects that items become. */
export function* compareItems(pair: OutputPair, base: Each, head: Each): Iterable<Change> {
  const { report } = pair;
  const output = code(pair.head.name);
  const { pairs, removed, added } = pairUp(membersOf(base), membersOf(head), isNamesake, isAlike);
  for (const [before, after] of pairs) {
    const positions = { base: positionsOf(pair, before).base, head: positionsOf(pair, after).head };
    if (before.name !== after.name) {
      const names = { member: code(before.name), to: code(after.name) };
      yield report("output-item-member-renamed", positions, { output, ...names });
    } else if (before.path !== after.path) yield moved(pair, positions, before, after);
  }
  for (const member of removed) {
    const positions = { ...positionsOf(pair, member), head: null };
    yield report("output-item-member-removed", positions, { output, member: code(member.name) });
  }
  for (const member of added) {
    const positions = { ...positionsOf(pair, member), base: null };
    yield report("output-item-member-added", positions, { output, member: code(member.name) });
  }
}

/** A member that lies elsewhere may have another type there. */
function moved(
  pair: OutputPair,
  positions: Positions,
  before: ItemMember,
  after: ItemMember,
): Change {
  const { report, base, head } = pair;
  const names = { output: code(head.name), member: code(after.name) };
  const type = typeDifference(pair, schemaOf(base, before), schemaOf(head, after));
  const { relation, from, to } = type;
  if (relation === "changed" || relation === "widened") {
    return report("output-item-member-type-changed", positions, { ...names, from, to });
  }
  const paths = { from: code(before.path), to: code(after.path) };
  return report("output-item-member-moved", positions, { ...names, ...paths });
}

function membersOf(each: Each): readonly ItemMember[] {
  return Object.entries(each).map(([name, path]) => ({ name, path }));
}

function isNamesake(base: ItemMember, head: ItemMember): boolean {
  return base.name === head.name;
}

function isAlike(base: ItemMember, head: ItemMember): boolean {
  return base.path === head.path;
}

function positionsOf({ operation, base, head }: OutputPair, { name }: ItemMember): Positions {
  return {
    base: ownPositions(operation, ["output", base.name, "each", name]).base,
    head: ownPositions(operation, ["output", head.name, "each", name]).head,
  };
}

function schemaOf({ schema }: Output, { name }: ItemMember): JsonSchema {
  const item = isSchema(schema.items) ? schema.items : schema;
  const member = isSchema(item.properties) ? item.properties[name] : undefined;
  return isSchema(member) ? member : {};
}
