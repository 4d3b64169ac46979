import type { JsonSchema, Member, Operation, Placement, Spread } from "../../language/ir/types.ts";
import { contentFor, writingOf } from "../content.ts";
import type { VendorContent } from "../model.ts";
import { isForeignHeader } from "../sends.ts";
import { keywordOf, memberAt, requiredNames } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import type { OperationComparison } from "./comparison.ts";

/** Where the vendor takes a value. */
export interface Target {
  readonly node: SchemaNode;
  /** Null: what is around it may be left out, or it goes where it is not given. */
  readonly required: boolean | null;
  readonly deprecated: boolean;
}

/** A vendor's place for what the manifest sends; `absent` and `unknown` as of members of schemas. */
export type Found = Target | "absent" | "unknown";

export function targetOf(placement: Placement, comparison: OperationComparison): Found {
  const { theirs, pathNames } = comparison;
  switch (placement.kind) {
    case "none":
      return "unknown";
    case "path": {
      const name = pathNames.get(placement.name) ?? placement.name;
      const found = theirs.parameters.find((each) => each.in === "path" && each.name === name);
      return found ? declared(found) : "unknown";
    }
    case "query":
    case "header": {
      const name = placement.name;
      const found = theirs.parameters.find(
        (each) => each.in === placement.kind && isSame(each.in, bare(each.name), bare(name)),
      );
      // A whole object, whose members the vendor takes apart.
      const isGroup = theirs.parameters.some(({ group }) => group === name);
      const isForeign = placement.kind === "header" && isForeignHeader(name);
      return found ? declared(found) : isGroup || isForeign ? "unknown" : "absent";
    }
    case "body":
      return wholeBody(comparison);
    case "property":
      return property(placement.path, comparison);
  }
}

/** Some documents name a list with the brackets that it is sent with. */
function bare(name: string): string {
  return name.replace(/\[\]$/, "");
}

/** Names of headers are the same in any case. */
export function isSame(place: string, one: string, other: string): boolean {
  return place === "header" ? one.toLowerCase() === other.toLowerCase() : one === other;
}

function declared(found: OperationComparison["theirs"]["parameters"][number]): Target {
  const { required, deprecated, separator } = found;
  // A list that callers join is any text to us.
  const schema = separator === undefined ? found.schema : { type: "string" };
  return {
    node: { schema, at: [] },
    required,
    deprecated: deprecated || schema["deprecated"] === true,
  };
}

export function wholeBody({ ours, theirs }: OperationComparison): Found {
  if (theirs.body === null) return "absent";
  const content = contentFor(theirs.body, ours.encode);
  if (content === undefined) return "unknown";
  const schema = ours.encode?.kind === "ndjson" ? ofLines(content.schema) : ofBody(content);
  return { node: { schema, at: [] }, required: theirs.body.required, deprecated: false };
}

function property(path: readonly string[], comparison: OperationComparison): Found {
  const { ours, followTheirs } = comparison;
  const body = wholeBody(comparison);
  const inside = (found: Found, name: string): Found =>
    typeof found === "string" ? found : memberTarget(found, name, followTheirs);
  // Documents of forms may have names such as `address[city]`.
  const [first = "", ...more] = path;
  if (ours.encode?.kind === "form" && more.length > 0) {
    const flat = inside(body, first + more.map((each) => `[${each}]`).join(""));
    if (typeof flat !== "string") return flat;
  }
  return path.reduce(inside, body);
}

/** A member; what must stand in a group that may be left out may be left out with it. */
export function memberTarget({ node, required }: Target, name: string, follow: Follow): Found {
  const child = memberAt(node, name, follow);
  if (typeof child === "string") return child;
  return {
    node: child,
    required: required === true && requiredNames(node, follow).has(name),
    deprecated: keywordOf(child, "deprecated", follow) === true,
  };
}

/** Few documents say what the lines are that travel as one text. */
function ofLines(schema: JsonSchema): JsonSchema {
  return schema["type"] === "string" ? {} : schema;
}

/** What a text holds is not described by members. */
function ofBody(content: VendorContent): JsonSchema {
  const writing = writingOf(content);
  return writing === "text" || writing === "file" ? { type: "string" } : content.schema;
}

/** Whether a member that is written may have this name; `created[{compare}]` is a part of `created`. */
function isWrittenAs(member: Member | Spread, place: string, name: string): boolean {
  if (member.kind === "spread") return true;
  if (typeof member.name === "string") return isSame(place, member.name, name);
  const [first] = member.name.parts;
  if (typeof first !== "string") return true;
  return first.startsWith(`${name}[`) || name.startsWith(first);
}

export const PLACES = {
  path: "path parameter",
  query: "query parameter",
  header: "header",
  body: "body",
  property: "body member",
  none: "parameter",
} as const satisfies Readonly<Record<Placement["kind"], string>>;

/** Another place where the vendor takes a value of this name, for people. */
export function otherPlace(
  placement: Placement,
  comparison: OperationComparison,
): string | undefined {
  if (placement.kind === "body" || placement.kind === "none") return undefined;
  const name = placement.kind === "property" ? (placement.path.at(-1) ?? "") : placement.name;
  const places: readonly Placement[] = [
    { kind: "query", name },
    { kind: "header", name },
    { kind: "property", path: [name] },
  ];
  const other = places.find(
    (place) => place.kind !== placement.kind && typeof targetOf(place, comparison) !== "string",
  );
  return other && `the ${WORDS[other.kind]}, not in the ${WORDS[placement.kind]}`;
}

/** The parts of a request, as manifests and people call them. */
export const WORDS = {
  path: "path",
  query: "query",
  header: "headers",
  body: "body",
  property: "body",
  none: "address",
} as const satisfies Readonly<Record<Placement["kind"], string>>;

/** Whether a placement is one of the operation's own already. */
export function isSent(
  place: "query" | "header",
  name: string,
  { parameters, written, policy }: Operation,
): boolean {
  const placements = parameters.map(({ placement }) => placement);
  const own = placements.some(
    (placement) => placement.kind === place && isSame(place, bare(placement.name), bare(name)),
  );
  const members = place === "query" ? written.query : written.headers;
  return (
    own ||
    members.some((each) => isWrittenAs(each, place, name)) ||
    (place === "header" && isSame(place, policy.idempotencyHeader ?? "", name))
  );
}

/** The name on the wire: of a member of the body, dotted. */
export function wireName(placement: Placement, { pathNames }: OperationComparison): string {
  if (placement.kind === "property") return placement.path.join(".");
  if (!("name" in placement)) return "body";
  const { kind, name } = placement;
  return (kind === "path" && pathNames.get(name)) || name;
}
