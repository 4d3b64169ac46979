import { hasAlways } from "../../language/ir/given.ts";
import type {
  Hole,
  Json,
  Member,
  ObjectTemplate,
  Placement,
  Spread,
  Template,
} from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Finding } from "../finding.ts";
import { alternativesOf, memberAt, requiredNames } from "../shape/members.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import { type OperationComparison, parameterPath } from "./comparison.ts";
import { either, eitherValue } from "./list-text.ts";
import {
  type Found,
  memberTarget,
  otherPlace,
  PLACES,
  type Target,
  targetOf,
  WORDS,
  wholeBody,
  wireName,
} from "./places.ts";
import { compareValue } from "./value.ts";

/** A place in what is sent. */
interface Place {
  readonly kind: Placement["kind"];
  /** In the manifest. */
  readonly path: ManifestPath;
  /** The name on the wire: of a member of the body, dotted. */
  readonly wire: string;
}

/** A member of a request, and where it goes. */
interface Sent {
  readonly placement: Placement;
  readonly path: ManifestPath;
  readonly member: Member;
}

/** What the manifest sends, beside what the vendor takes there. */
export function* compareSent(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, tell } = comparison;
  for (const { placement, path, member } of sentBy(comparison)) {
    const place = { kind: placement.kind, path, wire: wireName(placement, comparison) };
    const found = targetOf(placement, comparison);
    const moved = found === "absent" && otherPlace(placement, comparison);
    if (moved) yield tell("sent-gone", path, `The vendor takes \`${place.wire}\` in ${moved}`);
    else yield* compareMember(member, found, place, comparison);
  }
  // A body in another media type is reported as a whole.
  const { body } = ours.written;
  const place = { kind: "property", path: ["operations", ours.id, "body"], wire: "" } as const;
  if (body && theirs.body) yield* compareTemplate(body, wholeBody(comparison), place, comparison);
}

/** Whatever is placed, and what is written in the query and in headers. */
export function* sentBy({ ours, placeOf }: OperationComparison): Generator<Sent> {
  const { parameters, written, id } = ours;
  for (const parameter of parameters) {
    const { placement, name } = parameter;
    const value = { kind: "hole", choices: [{ kind: "parameter", name, path: [] }] } as const;
    yield { placement, path: parameterPath(ours, parameter), member: memberOf(value) };
  }
  for (const kind of ["query", "header"] as const)
    for (const member of written[WORDS[kind]]) {
      if (member.kind !== "member" || typeof member.name !== "string") continue;
      const path = placeOf(["operations", id, WORDS[kind], writtenKey(member)]);
      yield { placement: { kind, name: member.name }, path, member };
    }
}

function memberOf(value: Template): Member {
  return { kind: "member", name: "", optional: false, value };
}

/** The name of a member as the manifest writes it. */
function writtenKey({ name, optional }: Member): string {
  if (typeof name !== "string") return "";
  const doubled = name.replace(/[{}]/g, "$&$&").replace(/\?$/, "??");
  return optional ? `${doubled}?` : doubled;
}

function* compareMember(
  member: Member,
  found: Found,
  place: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  const { ours, tell } = comparison;
  const { kind, path, wire } = place;
  if (found === "absent")
    yield tell("sent-gone", path, `The vendor has no ${PLACES[kind]} \`${wire}\``);
  if (typeof found === "string") return;
  const isHole = member.value.kind === "hole" && !member.optional;
  if (found.required && !isHole && !hasAlways(member, ours.parameters))
    yield tell("sent-tighter", path, `The vendor requires \`${wire}\``);
  // What is left out with an object is not required, and what is always written has to be whole.
  const isGroup = member.value.kind === "object" || member.value.kind === "list";
  const isLoose = member.optional || found.required === null;
  const required = isLoose ? null : isGroup || found.required;
  yield* compareTemplate(member.value, { ...found, required }, place, comparison);
}

function* compareTemplate(
  template: Template,
  found: Found,
  place: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  if (typeof found === "string") return;
  switch (template.kind) {
    case "hole":
      yield* compareHole(template, found, place, comparison);
      return;
    case "value":
      yield* compareFixed(template.value, found, place, comparison);
      return;
    case "object":
      yield* compareType("object", found, place, comparison);
      yield* compareObject(template, found, place, comparison);
      return;
    case "list":
      yield* compareType("array", found, place, comparison);
      for (const [index, item] of template.items.entries())
        yield* compareItem(item, found, below(place, index), comparison);
      return;
    case "each":
      if (template.name !== null) return;
      yield* compareType("array", found, place, comparison);
      yield* compareItem(template.item, found, below(place, "item"), comparison);
      return;
    case "all": {
      const loose = { ...found, required: null };
      yield* compareTemplate(template.of, loose, below(place, "$all"), comparison);
      return;
    }
    case "text":
    case "join":
    case "json":
      yield* compareType("string", found, place, comparison);
  }
}

function below(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] };
}

function* compareObject(
  { members }: ObjectTemplate,
  target: Target,
  place: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  const { followTheirs } = comparison;
  const { node, required } = target;
  const names = requiredNames(node, followTheirs);
  // One of several alternatives may require what the others do not know.
  const isSure = alternativesOf(node, followTheirs).length > 0 ? null : false;
  for (const member of members) {
    if (member.kind !== "member" || typeof member.name !== "string") continue;
    const child = memberTarget(target, member.name, followTheirs);
    const wire = [place.wire, member.name].filter(Boolean).join(".");
    const here = { ...below(place, writtenKey(member)), wire };
    // What must stand in a body that may be left out may be left out with it.
    const isAsked = names.has(member.name) ? required || null : isSure;
    const isRequired = required === null ? null : isAsked;
    const found = typeof child === "string" ? child : { ...child, required: isRequired };
    yield* compareMember(member, found, here, comparison);
  }
}

function* compareItem(
  item: Template | Spread,
  { node, required }: Target,
  place: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  const child = memberAt(node, 0, comparison.followTheirs);
  if (item.kind === "spread" || typeof child === "string") return;
  // An item that is not given goes; one that is an object is written whole.
  const isWhole = item.kind !== "hole" && required !== null;
  const found = { node: child, required: isWhole ? true : null, deprecated: false };
  yield* compareTemplate(item, found, { ...place, wire: `${place.wire}[]` }, comparison);
}

/** A hole that one parameter fills is like a parameter that is placed there. */
function* compareHole(
  { choices }: Hole,
  found: Target,
  { wire }: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  const [only, ...more] = choices.filter(({ kind }) => kind === "parameter");
  if (only?.kind !== "parameter" || only.path.length > 0) return;
  const isAlone = more.length === 0 && choices.length === 1;
  const parameter = comparison.ours.parameters.find(({ name }) => name === only.name);
  if (!parameter) return;
  const target = isAlone ? found : { ...found, required: null };
  yield* compareValue(parameter, target, wire, comparison);
}

/** What is always sent. */
function* compareFixed(
  value: Json,
  { node }: Target,
  { path, wire }: Place,
  { tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  const taken = valuesOf(node, followTheirs);
  if (taken === null || value === null || typeof value === "object") return;
  if (taken.map(String).includes(String(value))) return;
  const text = `The vendor takes ${eitherValue(taken)} for \`${wire}\`, not ${JSON.stringify(value)}`;
  yield tell("sent-other", path, text);
}

function* compareType(
  type: "object" | "array" | "string",
  { node }: Target,
  { kind, path, wire }: Place,
  { tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  const types = typesOf(node, followTheirs);
  // In a query and in headers, everything is text.
  if (kind === "query" || kind === "header" || types === null || types.has(type)) return;
  const text = `The vendor takes ${either(types)} for \`${wire || "body"}\`, not ${type}`;
  yield tell("sent-other", path, text);
}
