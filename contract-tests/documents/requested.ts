import type { ValidateFunction } from "ajv/dist/2020.js";
import { namesInPath } from "../contract/lines.ts";
import { remembered } from "../contract/remembered.ts";
import { sharingRequests } from "../contract/request-line.ts";
import type { Contract, OperationContract, Schema } from "../contract/types.ts";
import { schemaOfRequests, valueOf } from "./described.ts";
import { type Marked, markedRequests } from "./marked.ts";
import { unlike } from "./marks.ts";
import { named, type Unshown, unshown } from "./observed.ts";
import type { OpenApiDocument, OperationObject } from "./openapi.ts";
import { type Requested, requestsOf } from "./requests.ts";
import { validatorOf } from "./validator.ts";

/**
 * Where a document describes other requests than are sent: each of the suite has to be valid by it, and it
 * says no more of one than what stands in its places.
 */
export function* requestFailures(contract: Contract, document: OpenApiDocument): Iterable<Unshown> {
  for (const group of groupsOf(contract)) {
    const [{ line } = {}] = group;
    const operation = line && document.paths?.[line.path]?.[line.method.toLowerCase()];
    // The list of operations tells of one that is missing.
    if (operation) yield* failuresOnce(group, operation, contract);
  }
}

/** The operation for a line, with its requests. */
interface Member {
  readonly line: OperationContract;
  readonly sent: readonly Requested[];
  readonly marked: Marked;
}

/** Those that a document describes as one. */
type Group = readonly Member[];

const groupsOf = remembered((contract: Contract): readonly Group[] => {
  const members = contract.operations.flatMap((operation) =>
    [...requestsOf(contract, operation)].map(([line, sent]) => ({
      line,
      sent,
      marked: markedRequests(contract, line),
    })),
  );
  const known = new Map(members.map((each) => [each.line, each]));
  return sharingRequests([...known.keys()]).map((lines) =>
    lines.flatMap((line) => known.get(line) ?? []),
  );
});

/** By the text of an operation: mutants of a package have most of them in common. */
const knownOf = new WeakMap<Group, Map<string, readonly Unshown[]>>();

function failuresOnce(
  group: Group,
  operation: OperationObject,
  contract: Contract,
): readonly Unshown[] {
  const text = JSON.stringify(operation);
  const all = knownOf.get(group) ?? new Map<string, readonly Unshown[]>();
  const found = all.get(text) ?? attempted(group, operation, contract);
  if (all.size > 100) all.clear();
  knownOf.set(group, all.set(text, found));
  return found;
}

function attempted(
  group: Group,
  operation: OperationObject,
  contract: Contract,
): readonly Unshown[] {
  const place = ["operations", operation.operationId];
  try {
    const found = [...wrongParameters(operation), ...groupFailures(group, operation, contract)];
    return onceAPlace(found).map((each) => ({ ...each, place: [...place, ...each.place] }));
  } catch (error) {
    return [{ place, why: `is no description of a request: ${error}` }];
  }
}

/** What is said of a place or of something in it is not said again. */
function onceAPlace(found: readonly Unshown[]): readonly Unshown[] {
  const known: string[] = [];
  return found.filter(({ place }) => {
    const text = `${place.join(".")}.`;
    return known.some((each) => each.startsWith(text)) ? false : known.push(text);
  });
}

function* wrongParameters({ parameters = [], requestBody }: OperationObject): Iterable<Unshown> {
  if (requestBody && typeof requestBody.required !== "boolean")
    yield { place: ["body", "required"], why: "is not said" };
  for (const { name, in: place, required } of parameters)
    if (typeof required !== "boolean" || !/^(path|query|header)$/.test(place))
      yield { place: [name], why: "is no parameter" };
}

function* groupFailures(
  group: Group,
  operation: OperationObject,
  contract: Contract,
): Iterable<Unshown> {
  const all = group.map((member) => readAs(operation, member, { group, contract }));
  for (const { line, schema, whole, lacking, least, sent } of all) {
    for (const each of whole) yield* unlike(schema, each, { line, isWhole: true });
    for (const each of lacking) yield* unlike(schema, each, { line, isWhole: false });
    const { body } = propertiesOf(schema);
    const values = [...whole, ...lacking];
    const seen = { values: named("body", values), least: named("body", least), place: ["body"] };
    const counts = { all: values.length, lines: least.length };
    if (body) yield* unshown(body, { ...seen, sent: named("body", sent) }, counts);
  }
  yield* unshownTogether(all);
  for (const { schema, member, sent } of all) {
    const validate = validatorOf(schema);
    for (const [at, { id }] of member.sent.entries()) yield* invalid(validate, sent[at], id);
  }
}

/** The requests to a line, as its document reads them. */
function readAs(
  operation: OperationObject,
  member: Member,
  { group, contract }: { readonly group: Group; readonly contract: Contract },
) {
  const { line, sent, marked } = member;
  const [first = member] = group;
  const names = namesInPath(first.line);
  const schema = schemaOfRequests(operation, line, group.length > 1);
  const value = (free: RegExp) => (each: Requested) =>
    valueOf(each, schema, { contract, line, names, free });
  // Where callers choose some names, all others are described.
  const described = value(/~|\[\d+\]/);
  return {
    member,
    line,
    schema,
    sent: sent.map(value(freeNames(marked))),
    whole: [marked.whole ?? []].flat().map(described),
    lacking: marked.lacking.map(described),
    least: [marked.least ?? []].flat().map(described),
  };
}

/** What a document says around the bodies of all lines that it describes as one. */
function* unshownTogether(all: readonly ReturnType<typeof readAs>[]): Iterable<Unshown> {
  const [first] = all;
  if (!first) return;
  const values = all.flatMap(({ whole, lacking }) => [...whole, ...lacking]);
  const least = all.flatMap((each) => each.least);
  const { body, ...around } = propertiesOf(first.schema);
  // Of no lines nothing is sent.
  const isBody = body !== undefined && !first.line.encoding.lines;
  const schema = { ...first.schema, properties: { ...around, ...(isBody && { body: {} }) } };
  const seen = { values, least, sent: all.flatMap(({ sent }) => sent), place: [] };
  yield* unshown(schema, seen, { all: values.length, lines: all.length });
}

function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return Object(schema["properties"]);
}

function* invalid(validate: ValidateFunction, value: unknown, id: string): Iterable<Unshown> {
  if (validate(value)) return;
  const [{ instancePath = "", message = "" } = {}] = validate.errors ?? [];
  yield { place: instancePath.split("/").slice(1), why: `${id}: ${message}` };
}

/** Names that no document lists: those of places in a list, and those that callers choose. */
function freeNames({ whole, lacking }: Marked): RegExp {
  const marked = [...(whole ? [whole] : []), ...lacking];
  const free = marked.flatMap(({ request: { query, headers, body } }) => [
    ...[...Object.keys(query), ...Object.keys(headers)].map((name) => [name]),
    ...Object.keys(Object(body)).map((name) => name.split(/\[\d+\]/)),
  ]);
  const patterns = free.flatMap(([start = "", ...others]) => {
    const parts = start.split(/~[^~]*~/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    if (others.length > 0) return [`^${parts.join(".+")}(?:\\[|$)`];
    return parts.length > 1 ? [`^${parts.join(".+")}$`] : [];
  });
  return new RegExp([String.raw`\[\d+\]`, ...patterns].join("|"), "s");
}
