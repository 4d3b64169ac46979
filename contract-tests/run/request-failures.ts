import type { WireRequest } from "../contract/case.ts";
import type { Contract, ParameterContract, Place } from "../contract/types.ts";
import { type Made, textAt, timeOf, withMarks } from "../oracle/made.ts";
import { ownKey } from "../oracle/request.ts";
import { differences } from "./difference.ts";
import { type KnownNames, type NamedValues, namedValueFailures } from "./named-values.ts";
import type { SentRequest } from "./types.ts";
import { expectedGot, type Redact } from "./failure-text.ts";

/** The call that a request was sent for. */
export interface SentCall {
  readonly contract: Contract;
  readonly operation: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly redact?: Redact | undefined;
  /** How far the time that a request states may be from now; default: a minute. */
  readonly toleranceMs?: number;
  /** The very time of the call, in milliseconds since 1970, where it is known. */
  readonly now?: number | undefined;
}

/** In words, everything in which a request differs from the expected one; both are taken whole. */
export function requestFailures(
  call: SentCall,
  expected: WireRequest,
  received: SentRequest,
): readonly string[] {
  const { redact } = call;
  const body = readBody(call, received);
  const sent = withMade(expected, { ...received, ...(body !== undefined && { body }) }, call);
  const place = (name: "query" | "header") => knownNames(call, name);
  const simple = (what: string, one: string, other: string) =>
    one === other ? [] : [`${what}: ${expectedGot(one, other, redact)}`];
  return [
    ...simple("method", expected.method, sent.method),
    ...simple("address", expected.origin, sent.origin),
    ...(isEncodedTwice(expected.path, sent.path)
      ? [`path was encoded twice: ${sent.path}`]
      : simple("path", expected.path, sent.path)),
    ...namedValueFailures(readable(expected.query), readable(sent.query), place("query")),
    ...namedValueFailures(expected.headers, withOwnKey(call, sent), place("header")),
    ...bodyFailures(call, expected.body, sent.body),
  ];
}

/** A body by how the manifest says that it is written, whatever its media type and its bytes look like. */
function readBody(
  { contract, operation }: SentCall,
  { body, base64, text }: SentRequest,
): SentRequest["body"] {
  const { encoding } = contract.operations.find(({ id }) => id === operation) ?? {};
  if (!encoding) return body;
  if (encoding.isFile) return base64 === undefined ? body : { base64 };
  const { form, parts, lines, mediaType } = encoding;
  const isJson = /^application\/json$|\+json$/.test(mediaType);
  return form !== null || parts !== null || lines || isJson ? body : text;
}

/** A name that occurs once has its text as value. */
function readable(query: WireRequest["query"]): NamedValues {
  const named = Object.entries(query).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return Object.fromEntries(named);
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The request with marks in place of what each call makes of its own, where it has their form and is of now. */
function withMade(
  expected: WireRequest,
  sent: SentRequest,
  { toleranceMs = 60_000, now }: SentCall,
): SentRequest {
  const first = new Map<string, string>();
  const keep = (made: Made) => {
    const time = timeOf(made);
    if (time !== undefined && now !== undefined) return made.text === textAt(made, now);
    const dayMs = made.form === "date" ? 86_400_000 : 0;
    if (time !== undefined) return Math.abs(time - Date.now()) <= toleranceMs + dayMs;
    const isSame = (first.get(made.form) ?? made.text) === made.text;
    first.set(made.form, made.text);
    return isSame;
  };
  const { query, headers, body } = sent;
  const isForm = expected.headers["content-type"] === "application/x-www-form-urlencoded";
  return {
    ...sent,
    // Each has the type of what it is made of.
    query: withMarks(expected.query, query, keep, true) as SentRequest["query"],
    headers: withMarks(expected.headers, headers, keep, true) as SentRequest["headers"],
    ...(body !== undefined && { body: withMarks(expected.body ?? null, body, keep, isForm) }),
  };
}

/** The headers with a fixed text in place of a random key. */
function withOwnKey({ contract, operation }: SentCall, { headers }: SentRequest): NamedValues {
  const name = idempotencyHeader(contract, operation);
  const isRandom = name !== null && uuid.test(headers[name] ?? "");
  return isRandom ? { ...headers, [name]: ownKey } : headers;
}

/** Name, in lower case, of the header with the random key of a call. */
export function idempotencyHeader({ operations }: Contract, operation: string): string | null {
  const found = operations.find(({ id }) => id === operation);
  return found?.idempotencyKey?.toLowerCase() ?? null;
}

function isEncodedTwice(expected: string, actual: string): boolean {
  return expected !== actual && actual === expected.replaceAll("%", "%25");
}

/** Members of two objects are compared by name, anything else as a whole. */
function bodyFailures(call: SentCall, expected: unknown, actual: unknown): readonly string[] {
  return differences(expected, actual, "body").flatMap((each) => {
    const [, ...members] = each.path.split(".");
    const name = members.at(-1);
    if (name === undefined)
      return [`${each.path}: ${expectedGot(each.expected, each.actual, call.redact)}`];
    const place = each.path.slice(0, -name.length - 1);
    const side = (value: unknown) => (value === undefined ? {} : { [name]: value });
    const known = { ...knownNames(call, "body", members), place };
    return namedValueFailures(side(each.expected), side(each.actual), known);
  });
}

/** `members` is the place in a body, whose last member is asked for. */
function knownNames(
  { contract, operation, inputs, redact }: SentCall,
  place: "query" | "header" | "body",
  members: readonly string[] = [],
): KnownNames {
  const { parameters = [] } = contract.operations.find(({ id }) => id === operation) ?? {};
  return {
    place,
    redact,
    parameter: (name) =>
      parameters.find((each) =>
        isAt(each, place === "body" ? { in: "body", path: members } : { in: place, name }),
      ) ?? null,
    credential(value) {
      const text = [value].flat().join();
      const found = contract.credentials.find(({ name }) => {
        const given = inputs[name];
        return typeof given === "string" && given.trim() !== "" && text.includes(given.trim());
      });
      return found?.name ?? null;
    },
  };
}

function isAt({ place }: ParameterContract, other: Place): boolean {
  return JSON.stringify(place).toLowerCase() === JSON.stringify(other).toLowerCase();
}
