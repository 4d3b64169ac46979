import { isSchema } from "../../../ir/schema-path.ts";
import type { JsonSchema, Output, Path } from "../../../ir/types.ts";
import type { Change, Spot } from "../../change.ts";
import { matchNames } from "../../names.ts";
import { own } from "../../stated.ts";
import type { OutputPair } from "./pair.ts";
import { typeDifference } from "./type.ts";

type Each = Readonly<Record<string, Path>>;

/** Members of the objects that items become. */
export function* compareItems(pair: OutputPair, base: Each, head: Each): Iterable<Change> {
  const { operation, report } = pair;
  const output = pair.head.name;
  const spotOf = (before: string, after = before) => ({
    base: own(operation, ["output", output, "each", before]).base,
    head: own(operation, ["output", output, "each", after]).head,
  });
  const members = matchNames(entriesOf(base), entriesOf(head), (one, other) => one === other);
  for (const { before, name } of members.renamed) {
    const values = { output, member: before, name };
    yield report("output-item-member-renamed", spotOf(before, name), values);
  }
  for (const member of members.gone.keys()) {
    const spot = { ...spotOf(member), head: null };
    yield report("output-item-member-removed", spot, { output, member });
  }
  for (const member of members.come.keys()) {
    yield report("output-item-member-added", { ...spotOf(member), base: null }, { output, member });
  }
  for (const { name: member, base: before, head: after } of members.kept) {
    if (before !== after) yield moved(pair, spotOf(member), { member, before, after });
  }
}

interface Move {
  readonly member: string;
  readonly before: Path;
  readonly after: Path;
}

/** A member that lies elsewhere may have another type there. */
function moved(pair: OutputPair, spot: Spot, move: Move): Change {
  const { report, base, head } = pair;
  const { member } = move;
  const type = typeDifference(pair, memberOf(base, member), memberOf(head, member));
  const values = { output: head.name, member };
  if (type.relation === "same" || type.relation === "narrowed") {
    return report("output-item-member-moved", spot, { ...values, ...move });
  }
  const { before, after } = type;
  return report("output-item-member-type-changed", spot, { ...values, before, after });
}

function entriesOf(each: Each): ReadonlyMap<string, Path> {
  return new Map(Object.entries(each));
}

/** What the output's schema says of a member of its items. */
function memberOf({ schema }: Output, name: string): JsonSchema {
  const item = isSchema(schema.items) ? schema.items : schema;
  const member = isSchema(item.properties) ? item.properties[name] : undefined;
  return isSchema(member) ? member : {};
}
