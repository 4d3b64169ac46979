import type { Contract, OperationContract, Schema, Value } from "../contract/types.ts";
import { isMembers } from "./observed.ts";
import type { OperationObject } from "./openapi.ts";
import type { Requested } from "./requests.ts";
import { validatorOf } from "./validator.ts";

/** What a document says of the requests to a line, as the schema of one value. */
export function schemaOfRequests(
  { parameters = [], requestBody }: OperationObject,
  { id, encoding }: OperationContract,
  isShared: boolean,
): Schema {
  const places = ["path", "query", "header"].map((place): [string, Schema] => {
    const own = parameters.filter((each) => each.in === place);
    const named = own.map((each) => ({ ...each, name: keyOf(place, each.name) }));
    const required = named.filter((each) => each.required).map(({ name }) => name);
    const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]));
    return [place, { type: "object", required, properties }];
  });
  const whole = requestBody?.content[encoding.mediaType]?.schema;
  const branch = isShared ? whole?.anyOf?.find(({ title }) => title === id) : whole;
  const isText = branch?.["type"] === "string" && branch["contentMediaType"] === encoding.mediaType;
  // Lines travel as one text.
  const body = encoding.lines && isText ? (branch?.["contentSchema"] as Schema) : branch;
  return {
    type: "object",
    required: [...places.map(([place]) => place), ...(requestBody?.required ? ["body"] : [])],
    properties: { ...Object.fromEntries(places), ...(body && { body }) },
  };
}

function keyOf(place: string, name: string): string {
  return place === "header" ? name.toLowerCase() : name;
}

/** A request as a value of that schema; `free` are names that no document lists. */
export function valueOf(
  { request, segments }: Requested,
  { properties }: Schema,
  { line, names, free, contract }: Reading,
): Readonly<Record<string, unknown>> {
  const { path, query, header, body } = properties as Readonly<Record<string, Schema>>;
  const headers = Object.entries(request.headers).map(([name, text]) => [name, [text]] as const);
  const ofQuery = new Map<string, readonly string[]>();
  for (const [name, texts] of line.fetches ? [] : Object.entries(request.query)) {
    // Of a list with places a document has the one name.
    const key = isDescribed(name, query) ? name : name.replace(/\[\d+\]$/, "");
    ofQuery.set(key, [...(ofQuery.get(key) ?? []), ...texts]);
  }
  const isKnown =
    (place: string, schema?: Schema) =>
    ([name]: readonly [string, unknown]) =>
      isDescribed(name, schema) ||
      (!free.test(name) && !unlisted(place, line, contract).includes(name));
  const sent = bodyOf(request.body, line, body, isKnown("body", body));
  return {
    path: read(
      names.map((name, at) => [name, [segments[at] ?? ""]]),
      path,
    ),
    query: read([...ofQuery].filter(isKnown("query", query)), query),
    header: read(headers.filter(isKnown("header", header)), header),
    ...(sent !== undefined && { body: sent }),
  };
}

/** What is known where a request is read. */
export interface Reading {
  readonly contract: Contract;
  readonly line: OperationContract;
  /** Of what stands in the path, as the document has them. */
  readonly names: readonly string[];
  readonly free: RegExp;
}

function isDescribed(name: string, schema: Schema = {}): boolean {
  return Object.hasOwn(Object(schema["properties"]), name);
}

/** Names that documents list elsewhere: credentials, media types, the key of each call. */
function unlisted(
  place: string,
  line: OperationContract,
  { credentials }: Contract,
): readonly string[] {
  const own = credentials.flatMap(({ send }) => {
    if (send.in === "basic") return place === "header" ? ["authorization"] : [];
    return send.in === place && "name" in send ? [keyOf(place, send.name)] : [];
  });
  if (place !== "header") return own;
  return [...own, "accept", "content-type", line.idempotencyKey?.toLowerCase() ?? ""];
}

function bodyOf(
  body: Value | undefined,
  { encoding: { form, parts, isFile } }: OperationContract,
  schema: Schema | undefined,
  isKnown: (field: readonly [string, unknown]) => boolean,
): unknown {
  if (isFile) return body === undefined ? body : Object(body).base64;
  if ((form === null && parts === null) || !isMembers(body)) return body;
  return read((Object.entries(body) as [string, readonly Value[]][]).filter(isKnown), schema); // fields are lists
}

type Field = readonly [name: string, texts: readonly Value[]];

/** Texts by name, each as its schema reads it. */
function read(fields: readonly Field[], { properties }: Schema = {}): object {
  const values = fields.map(([name, texts]) => {
    const schema: Schema = Object(properties)[name] ?? {};
    const isList = schema["type"] === "array" || texts.length !== 1;
    const items = (isList ? (schema["items"] ?? {}) : schema) as Schema; // of a list
    const all = texts.map((text) => readText(String(Object(text).base64 ?? text), items));
    return [name, isList ? all : all[0]];
  });
  return Object.fromEntries(values);
}

function readText(text: string, schema: Schema): unknown {
  const types = typesOf(schema);
  if (types.length === 1 && types[0] === "string") return text;
  const other = parsed(text);
  if (types.length === 0) {
    const choices = [schema["enum"] ?? schema["const"] ?? []].flat();
    return choices.find((each) => String(each) === text) ?? other ?? text;
  }
  if (!types.includes("string")) return other ?? text;
  return [text, other].find((each) => validatorOf(schema)(each)) ?? text;
}

function typesOf({ type, anyOf }: Schema): readonly unknown[] {
  const branches = Array.isArray(anyOf) ? anyOf : [];
  return [type ?? [], ...branches.map(typesOf)].flat();
}

/** JSON text by its value; undefined of any other. */
export function parsed(text: string): unknown {
  // What throws is dear.
  if (!/^\s*(?:[-\d[{"]|true|false|null)/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
