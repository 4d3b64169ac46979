import { bodyTree } from "../../language/ir/body-tree.ts";
import { jsonOf } from "../../language/ir/json.ts";
import type { ObjectTemplate, Template } from "../../language/ir/types.ts";
import { contentFor } from "../content.ts";
import type { Input } from "../draft/input.ts";
import { draftInputs, isOwn, isSendable, mayHaveBody } from "../draft/inputs.ts";
import { isWritable } from "../draft/members.ts";
import type { Amendment, Finding } from "../finding.ts";
import { memberAt, membersOf } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { normalOf } from "../shape/normal.ts";
import type { OperationComparison } from "./comparison.ts";
import { names } from "./list-text.ts";
import { isSent, PLACES, targetOf, WORDS } from "./places.ts";
import { sentBy } from "./sent.ts";

/** Something that the vendor takes and the manifest never sends. */
interface Addition {
  readonly place: "query" | "header" | "body";
  readonly wire: string;
  readonly required: boolean;
}

/** What the vendor takes and the manifest never sends. */
export function* compareAdditions(comparison: OperationComparison): Generator<Finding> {
  const { ours, tell } = comparison;
  const moved = movedNames(comparison);
  const all = [...declared(comparison), ...inBody(comparison)].filter(
    ({ wire }) => !moved.includes(wire),
  );
  if (all.length === 0) return;
  const drafts = draftsFor(comparison);
  const added = (own: readonly Addition[]) => amendmentsFor(own, drafts, comparison);
  const path = ["operations", ours.id, "params"];
  for (const addition of all.filter(({ required }) => required)) {
    const place = PLACES[addition.place === "body" ? "property" : addition.place];
    const text = `The vendor requires the ${place} \`${addition.wire}\``;
    yield tell("sent-missing", path, text, added([addition]));
  }
  for (const place of ["query", "header", "body"] as const) {
    const own = all.filter((addition) => addition.place === place && !addition.required);
    const wires = names(own.map(({ wire }) => wire));
    const text = `The vendor also takes ${wires} in the ${WORDS[place]}`;
    if (own.length > 0) yield tell("sent-new", path, text, added(own));
  }
}

/** What stands in another place has been said. */
function movedNames(comparison: OperationComparison): readonly string[] {
  return [...sentBy(comparison)].flatMap(({ placement }) => {
    if (targetOf(placement, comparison) !== "absent") return [];
    if (placement.kind === "property") return placement.path.slice(-1);
    return "name" in placement ? [placement.name] : [];
  });
}

function* declared(comparison: OperationComparison): Generator<Addition> {
  const { provider, ours, theirs, followTheirs } = comparison;
  const sends = provider.auth.flatMap(({ sent }) => sent);
  for (const parameter of theirs.parameters) {
    const { in: place, name, required, group } = parameter;
    if (place === "path" || isSent(place, name, ours)) continue;
    if (group !== undefined && isSent(place, group, ours)) continue;
    if (!isOwn(parameter, sends)) continue;
    if (!required && !isSendable(parameter, followTheirs)) continue;
    yield { place, wire: name, required };
  }
}

function* inBody(comparison: OperationComparison): Generator<Addition> {
  const { ours, theirs } = comparison;
  const schema = theirs.body ? contentFor(theirs.body, ours.encode)?.schema : undefined;
  const body = bodyTree(ours);
  const { template } = body ?? { template: { kind: "object", members: [] } as const };
  if (schema === undefined || !mayHaveBody(ours.method) || template.kind !== "object") return;
  const isRequired = body !== null || theirs.body?.required === true;
  yield* members({ schema, at: [] }, template, [], isRequired, comparison);
}

function* members(
  node: SchemaNode,
  written: ObjectTemplate,
  path: readonly string[],
  isRequired: boolean,
  comparison: OperationComparison,
): Generator<Addition> {
  for (const [name, member] of membersOf(node, comparison.followTheirs)) {
    const own = written.members.find((each) => each.kind === "member" && each.name === name);
    const { readOnly, deprecated } = normalOf(member.node, comparison.followTheirs).says;
    const here = [...path, name];
    if (own?.kind === "member") yield* inside(own.value, member.node, here, isRequired, comparison);
    if (own !== undefined || readOnly === true) continue;
    const required = member.required && isRequired;
    if (!required && !isWritable(name, true)) continue;
    if (required || deprecated !== true) yield { place: "body", wire: here.join("."), required };
  }
}

/** Members of objects that are written there; an item of a list has what it needs, or goes. */
function* inside(
  template: Template,
  node: SchemaNode,
  path: readonly string[],
  isRequired: boolean,
  comparison: OperationComparison,
): Generator<Addition> {
  if (template.kind === "object") yield* members(node, template, path, isRequired, comparison);
  const items = template.kind === "list" ? template.items : [];
  const own = template.kind === "each" && template.name === null ? [template.item] : items;
  const item = memberAt(node, 0, comparison.followTheirs);
  const [last = ""] = path.slice(-1);
  if (typeof item === "string") return;
  for (const each of own) {
    if (each.kind !== "object") continue;
    yield* members(item, each, [...path.slice(0, -1), `${last}[]`], true, comparison);
  }
}

function draftsFor({
  provider,
  ours,
  theirs,
  followTheirs,
}: OperationComparison): readonly Input[] {
  const taken = [...provider.auth, ...ours.parameters];
  return draftInputs(theirs, {
    reserved: taken.map(({ name }) => name),
    sends: provider.auth.flatMap(({ sent }) => sent),
    follow: followTheirs,
    isWritten: false,
  }).params;
}

/** The parameters to add; a group of the body may be several. */
function amendmentsFor(
  additions: readonly Addition[],
  drafts: readonly Input[],
  { ours }: OperationComparison,
): readonly Amendment[] {
  const isOf =
    ({ place, wire }: Input) =>
    (addition: Addition) =>
      addition.place === place && `${wire}.`.startsWith(`${addition.wire}.`);
  return drafts
    .filter((draft) => additions.some(isOf(draft)))
    .map(({ name, parameter }) => ({
      path: ["operations", ours.id, "params", name],
      value: jsonOf(parameter),
    }));
}
