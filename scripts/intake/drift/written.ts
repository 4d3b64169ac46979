import { hasAlways } from "../../language/ir/given.ts";
import type {
  Hole,
  Json,
  Member,
  ObjectTemplate,
  Parameter,
  Spread,
  Template,
} from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Finding } from "../finding.ts";
import { alternativesOf, keywordOf, memberAt, requiredNames } from "../shape/members.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { either, eitherValue } from "./list-text.ts";
import { compareParameter } from "./parameters.ts";
import { type Found, PLACES, type Target, targetOf, wholeBody } from "./targets.ts";

/** A place in what the manifest writes. */
interface Place {
  readonly kind: "query" | "header" | "body";
  /** In the manifest. */
  readonly path: ManifestPath;
  /** The name on the wire: of a member of the body, dotted. */
  readonly wire: string;
}

/** What the manifest writes as it travels, beside what the vendor takes there. */
export function* compareWritten(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs } = comparison;
  const { written, id, graphql } = ours;
  for (const kind of ["query", "header"] as const) {
    const key = kind === "query" ? "query" : "headers";
    for (const member of written[key]) {
      if (member.kind !== "member" || typeof member.name !== "string") continue;
      // A document says nothing of it as a header.
      if (kind === "header" && /^authorization$/i.test(member.name)) continue;
      const path = comparison.placeOf(["operations", id, key, writtenKey(member)]);
      const place = { kind, path, wire: member.name };
      const found = targetOf({ kind, name: member.name }, comparison);
      yield* compareMember(member, found, place, comparison);
    }
  }
  // A document is not described by members, and a body in another media type is reported as a whole.
  if (written.body === null || graphql || theirs.body === null) return;
  const place = { kind: "body", path: ["operations", id, "body"], wire: "" } as const;
  yield* compareTemplate(written.body, wholeBody(comparison), place, comparison);
}

function* compareMember(
  member: Member,
  found: Found,
  place: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  const { ours, theirs, report } = comparison;
  const position = positionOf(theirs, place.path);
  if (found === "absent") {
    const { wire } = place;
    yield report("member-gone", position, { wire, place: placeName(place) });
  }
  if (typeof found === "string") return;
  const isHole = member.value.kind === "hole" && !member.optional;
  if (found.required && !isHole && !hasAlways(member, ours.parameters))
    yield report("parameter-required", position, { wire: place.wire });
  // What is left out with an object is not required, and what is always written has to be whole.
  const isGroup = member.value.kind === "object" || member.value.kind === "list";
  const isLoose = member.optional || found.required === null;
  const required = isLoose ? null : isGroup || found.required;
  yield* compareTemplate(member.value, { ...found, required }, place, comparison);
}

function placeName({ kind }: Place): string {
  return kind === "body" ? PLACES.property : PLACES[kind];
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
      yield* compareValue(template.value, found, place, comparison);
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
    case "all":
      yield* compareTemplate(
        template.of,
        { ...found, required: null },
        below(place, "$all"),
        comparison,
      );
      return;
    case "text":
    case "join":
    case "json":
      yield* compareType("string", found, place, comparison);
  }
}

function below({ kind, path, wire }: Place, step: string | number): Place {
  return { kind, path: [...path, step], wire };
}

function* compareObject(
  { members }: ObjectTemplate,
  { node, required }: Target,
  place: Place,
  comparison: OperationComparison,
): Generator<Finding> {
  const { followTheirs } = comparison;
  const names = requiredNames(node, followTheirs);
  // One of several alternatives may require what the others do not know.
  const isSure = alternativesOf(node, followTheirs).length > 0 ? null : false;
  for (const member of members) {
    if (member.kind !== "member" || typeof member.name !== "string") continue;
    const child = memberAt(node, member.name, followTheirs);
    const wire = [place.wire, member.name].filter(Boolean).join(".");
    const here = { kind: place.kind, path: [...place.path, writtenKey(member)], wire };
    // What must stand in a body that may be left out may be left out with it.
    const isAsked = names.has(member.name) ? required || null : isSure;
    const isRequired = required === null ? null : isAsked;
    const found =
      typeof child === "string"
        ? child
        : {
            node: child,
            required: isRequired,
            deprecated: keywordOf(child, "deprecated", followTheirs) === true,
          };
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
  yield* compareParameter(placed(parameter), target, wire, comparison);
}

/** Where it stands in the address as well, it is required there. */
function placed(parameter: Parameter): Parameter {
  const isInPath = parameter.placement.kind === "path";
  return isInPath ? { ...parameter, required: true } : parameter;
}

function* compareValue(
  value: Json,
  { node }: Target,
  place: Place,
  { theirs, report, followTheirs }: OperationComparison,
): Generator<Finding> {
  const taken = valuesOf(node, followTheirs);
  if (taken === null || value === null || typeof value === "object") return;
  if (taken.map(String).includes(String(value))) return;
  yield report("constant-refused", positionOf(theirs, place.path), {
    wire: place.wire,
    value: JSON.stringify(value),
    values: eitherValue(taken),
  });
}

function* compareType(
  type: "object" | "array" | "string",
  { node }: Target,
  place: Place,
  { theirs, report, followTheirs }: OperationComparison,
): Generator<Finding> {
  const types = typesOf(node, followTheirs);
  // In a query and in headers, everything is text.
  if (place.kind !== "body" || types === null || types.has(type)) return;
  const wire = place.wire || "body";
  yield report("member-type", positionOf(theirs, place.path), { wire, types: either(types), type });
}

/** The name of a member as the manifest writes it. */
function writtenKey({ name, optional }: Member): string {
  if (typeof name !== "string") return "";
  const doubled = name.replace(/[{}]/g, "$&$&").replace(/\?$/, "??");
  return optional ? `${doubled}?` : doubled;
}
