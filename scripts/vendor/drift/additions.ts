import { type BodyNode, bodyTree } from "../../targets/body-tree.ts";
import type { Finding } from "../finding.ts";
import { membersOf, type SchemaNode } from "../shape.ts";
import type { Subject } from "./subject.ts";
import { isSent, PLACES } from "./targets.ts";

/** What the vendor takes and the manifest never sends. */
export function* compareAdditions(subject: Subject): Generator<Finding> {
  const { provider, ours, theirs } = subject;
  for (const { in: place, name, required, deprecated, isGeneral } of theirs.parameters) {
    if (place === "path" || isSent(place, name, ours)) continue;
    const isCredential = provider.auth.some(
      ({ send }) => send.kind === place && send.name === name,
    );
    if (isCredential || (!required && (deprecated || isGeneral))) continue;
    yield addition(name, PLACES[place], required, subject);
  }
  const schema = theirs.body?.schema ?? null;
  const tree = bodyTree(ours);
  if (schema === null || (tree !== null && tree.kind !== "group")) return;
  const group = tree ?? { kind: "group", members: new Map() };
  const isRequired = tree !== null || theirs.body?.required === true;
  yield* members({ schema, at: [] }, group, [], isRequired, subject);
}

function* members(
  node: SchemaNode,
  group: Extract<BodyNode, { readonly kind: "group" }>,
  path: readonly string[],
  isRequired: boolean,
  subject: Subject,
): Generator<Finding> {
  for (const [name, member] of membersOf(node, subject.followTheirs)) {
    const own = group.members.get(name);
    const { readOnly, deprecated } = member.node.schema;
    const here = [...path, name];
    if (own?.kind === "group") yield* members(member.node, own, here, isRequired, subject);
    if (own !== undefined || readOnly === true) continue;
    const required = member.required && isRequired;
    if (required || deprecated !== true) {
      yield addition(here.join("."), PLACES.property, required, subject);
    }
  }
}

function addition(
  wire: string,
  place: string,
  required: boolean,
  { ours, theirs, report }: Subject,
): Finding {
  const spot = { path: ["operations", ours.id, "params"], pointer: theirs.pointer };
  return report(required ? "parameter-required-new" : "parameter-new", spot, { wire, place });
}
