import type { WireRequest } from "../contract/case.ts";
import type { LineContract } from "../contract/line-types.ts";
import { serverOf } from "../contract/server.ts";
import type { Contract, Lists, OperationContract, Value } from "../contract/types.ts";
import { addressOf } from "./address.ts";
import { bodyOf } from "./body.ts";
import { placedCredentials } from "./credentials.ts";
import { formFields } from "./form.ts";
import { isBroken, namedInput } from "./input-conditions.ts";
import { partFields } from "./parts.ts";
import { lineFor } from "./line.ts";
import { foundValues } from "./found.ts";
import { fillingOf, type Placed, placedValues } from "./placed.ts";
import { type Inputs, isNothing, type Values, valuesOf } from "./values.ts";

/** What a call with valid inputs sends, and the inputs that are reported as probably wrong. */
export interface ExpectedRequest {
  readonly request: WireRequest;
  readonly warnings: readonly string[];
}

/** Stands for a key that no other call has. */
export const ownKey = "a key of its own";

const others = "application/json;q=0.9, */*;q=0.8";

/** What is asked for: by the kinds of replies in the order of their statuses. */
export function acceptedTypes({ texts, listed, files }: OperationContract): string {
  const statuses = [...texts, ...listed.keys(), ...files.keys()].toSorted((a, b) => a - b);
  const types = statuses.map((status) => {
    const file = files.get(status);
    if (file) return file.mediaType;
    const listing = listed.get(status);
    if (listing === undefined) return "text/plain";
    return listing === "lines" ? "application/x-ndjson" : "text/event-stream";
  });
  if (types.includes("*/*")) return "*/*";
  return types.length > 0 ? [...new Set(types), others].join(", ") : "application/json";
}

/** The whole request of a call with valid inputs, credentials among them, as if it had no hook. */
export function expectedRequest(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
): ExpectedRequest {
  const broken = operation.rules.filter(
    (each) => each.severity === "warning" && isBroken(each, operation, inputs),
  );
  const values = { ...standIns(operation), ...checkedValues(operation, inputs) };
  return { request: requestOf(contract, operation, values), warnings: broken.map(namedInput) };
}

/** What stands for values that only a hook gives. */
function standIns({ filled }: OperationContract): Values {
  const needed = filled.filter(({ required }) => required);
  return Object.fromEntries(needed.map(({ name }) => [name, "0"]));
}

/** What is sent without a hook, and what a hook gets: the values of all inputs, credentials as they are. */
export function checkedValues(operation: OperationContract, inputs: Inputs): Values {
  const given = operation.credentials
    .filter(({ name }) => !isNothing(inputs[name]))
    .map(({ name }) => [name, String(inputs[name])]);
  return { ...Object.fromEntries(given), ...valuesOf(operation, inputs) };
}

/** The whole request that sends these values. */
export function requestOf(
  contract: Contract,
  operation: OperationContract,
  given: Values,
  found: Values = foundValues(operation, given),
): WireRequest {
  const values = { ...given, ...found };
  const placed = [...placedValues(operation, values), ...placedCredentials(operation, values)];
  const line = lineFor(operation, values);
  const { origin, pathname, search } = new URL(
    fetchedAddress(operation, values) ??
      addressOf(serverOf(contract, operation), operation, values) + filledPath(line, placed),
  );
  const whole = bodyOf(operation, placed, fillingOf(operation, values));
  const body = writtenBody(operation, whole);
  const hasType = body !== undefined || (whole !== undefined && operation.encoding.lines);
  return {
    method: line.method,
    origin,
    path: pathname,
    query: { ...decodedQuery(search), ...queryOf(placed) },
    headers: {
      accept: acceptedTypes(operation),
      ...(hasType && { "content-type": operation.encoding.mediaType }),
      ...(operation.idempotencyKey && { [operation.idempotencyKey.toLowerCase()]: ownKey }),
      ...headersOf(placed),
    },
    ...(body !== undefined && { body }),
  };
}

/** The whole address that is given, as it is. */
function fetchedAddress({ fetches }: OperationContract, values: Values): string | undefined {
  return fetches && String(values[fetches.name]).trim();
}

function filledPath({ path }: LineContract, placed: readonly Placed[]): string {
  return path.replace(/\{(\w+)(\.{3})?\}/g, (whole, name: string, rest?: string) => {
    const found = placed.find(({ place }) => place.in === "path" && place.name === name);
    if (!found) throw new Error(`${whole} of ${path} is absent; pass valid inputs.`);
    const parts = rest ? textOf(found.value).split("/") : [textOf(found.value)];
    return parts.map(encodeURIComponent).join("/");
  });
}

/** A body as it is read again: a form by its fields, any other as it is. */
export function writtenBody(
  { encoding }: Pick<OperationContract, "encoding">,
  body: Value | undefined,
): Value | undefined {
  if (body === undefined) return body;
  // Of no lines nothing is sent.
  if (encoding.lines && Array.isArray(body) && body.length === 0) return undefined;
  if (encoding.isFile) return { base64: Object(body).base64 };
  if (encoding.parts !== null) return partFields(body, encoding.parts);
  if (encoding.form === null) return body;
  const fields = formFields(body, encoding.form);
  return Object.keys(fields).length > 0 ? fields : undefined;
}

export function decodedQuery(search: string): WireRequest["query"] {
  const all = new URLSearchParams(search);
  return Object.fromEntries([...all.keys()].map((name) => [name, all.getAll(name)]));
}

/** By name; a list has several values, or names of its own. */
function queryOf(placed: readonly Placed[]): WireRequest["query"] {
  return Object.assign(
    {},
    ...placed.map(({ place, value, lists = "repeat" }) =>
      place.in === "query" ? namedTexts(place.name, value, lists) : {},
    ),
  );
}

/** A list travels as its name says, `tags[]` or `tags[0]`, and else as `lists`. */
export function namedTexts(name: string, value: Value, lists: Lists): WireRequest["query"] {
  if (!Array.isArray(value)) return { [name]: [textOf(value)] };
  const texts = value.map(textOf);
  const base = name.replace(/\[0\]$/, "");
  if (base !== name || (lists === "indexes" && !name.endsWith("[]")))
    return Object.fromEntries(texts.map((text, index) => [`${base}[${index}]`, [text]]));
  if (lists === "repeat" || name.endsWith("[]")) return { [name]: texts };
  return lists === "comma" ? { [name]: [texts.join(",")] } : { [`${name}[]`]: texts };
}

/** White space around the value of a header is no part of it. */
function headersOf(placed: readonly Placed[]): WireRequest["headers"] {
  return Object.fromEntries(
    placed.flatMap(({ place, value }) =>
      place.in === "header" ? [[place.name.toLowerCase(), textOf(value).trim()]] : [],
    ),
  );
}

export function textOf(value: Value): string {
  if (typeof value !== "object") return String(value);
  throw new Error(`${JSON.stringify(value)} has no form outside a JSON body.`);
}
