import type { Finding } from "../finding.ts";
import { alternativesOf, memberAt, membersOf, requiredNames } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { normalOf } from "../shape/normal.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import type { OperationComparison } from "./comparison.ts";
import { either, eitherValue, names } from "./list-text.ts";

/**
 * How many schemas of the vendor one of ours is compared with: alternatives within alternatives give
 * more of them than anybody reads findings of.
 */
const MOST = 50;

/** What the manifest says of a value beside what the vendor says of it. */
export function* compareSchemas(
  ours: SchemaNode,
  theirs: SchemaNode,
  comparison: OperationComparison,
): Generator<Finding> {
  const known = comparison.seen.get(ours.schema) ?? new Set();
  if (known.has(theirs.schema) || known.size >= MOST) return;
  comparison.seen.set(ours.schema, known.add(theirs.schema));
  const [own, other] = [
    typesOf(ours, comparison.followOurs),
    typesOf(theirs, comparison.followTheirs),
  ];
  if (own !== null && other !== null && !covers(own, other)) {
    const text = `The vendor returns ${either(other)} for \`${label(ours)}\`, not ${either(own)}`;
    yield comparison.tell("got-wider", ours.at, text);
    return;
  }
  yield* compareValues(ours, theirs, comparison);
  yield* compareMembers(ours, theirs, comparison);
  const items = memberAt(ours, 0, comparison.followOurs);
  const theirItems = memberAt(theirs, 0, comparison.followTheirs);
  if (typeof items === "string" || typeof theirItems === "string") return;
  yield* compareSchemas(items, theirItems, comparison);
}

/** Whether every type that the vendor gives is one that the manifest expects. */
function covers(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...other].every((type) => own.has(type) || (type === "integer" && own.has("number")));
}

function* compareValues(
  ours: SchemaNode,
  theirs: SchemaNode,
  { followOurs, followTheirs, tell }: OperationComparison,
): Generator<Finding> {
  const [own, other] = [valuesOf(ours, followOurs), valuesOf(theirs, followTheirs)];
  if (own === null || other === null) return;
  const more = other.filter((value) => !own.includes(value));
  const text = `The vendor also returns ${eitherValue(more)} for \`${label(ours)}\``;
  if (more.length > 0) yield tell("got-wider", ours.at, text);
}

function* compareMembers(
  ours: SchemaNode,
  theirs: SchemaNode,
  comparison: OperationComparison,
): Generator<Finding> {
  const { followOurs, followTheirs, tell } = comparison;
  const own = membersOf(ours, followOurs);
  const required = requiredNames(theirs, followTheirs);
  for (const [name, { node, required: isRequired }] of own) {
    const other = memberAt(theirs, name, followTheirs);
    const field = label(node);
    if (other === "absent")
      yield tell("got-less", node.at, `The vendor's reply has no \`${field}\``);
    if (typeof other === "string") continue;
    // A document without the word means nothing by it.
    if (isRequired && required.size > 0 && !required.has(name))
      yield tell("got-wider", node.at, `The vendor may leave out \`${field}\``);
    yield* compareSchemas(node, other, comparison);
  }
  const fresh = [...membersOf(theirs, followTheirs).keys()].filter(
    (name) => memberAt(ours, name, followOurs) === "absent",
  );
  if (fresh.length > 0) {
    const all = [ours, ...alternativesOf(ours, followOurs)].map((each) =>
      normalOf(each, followOurs),
    );
    const at = [...(all.find(({ isNamed }) => isNamed)?.at ?? ours.at), "properties"];
    yield tell("got-new", at, `The vendor's reply also has ${names(fresh)}`);
  }
}

/** `["schemas", "Volume", "properties", "id"]` -> `Volume.id` */
function label({ at }: SchemaNode): string {
  const parts = at.slice(1).flatMap((step, index) => {
    if (index === 0) return [String(step)];
    if (step === "items") return ["[]"];
    return at[index] === "properties" ? [`.${step}`] : [];
  });
  return parts.join("");
}
