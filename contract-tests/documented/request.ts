import type { WireRequest } from "../contract/case.ts";
import type { Value } from "../contract/types.ts";
import type { Call } from "./types.ts";

/** `GET https://example.com/a?b=c` and the body, as a request; `headers` are those beside JSON's. */
export function documentedRequest(
  { request, body }: Call,
  headers: Readonly<Record<string, string>>,
): WireRequest {
  const [, method = "", origin = "", path = "", query = ""] =
    /^([A-Z]+) (https:\/\/[^/?]+)([^?]*)\??(.*)$/.exec(request) ?? [];
  if (!method) throw new Error(`"${request}" is no request such as "GET https://host/path".`);
  return {
    method,
    origin,
    path,
    query: Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, [value]]),
    ),
    headers: {
      accept: "application/json",
      ...(body !== undefined && OF_JSON),
      ...headers,
    },
    ...(body !== undefined && { body }),
  };
}

/** A value of the path is a part of the address, which is only ever written out. */
export function takesValues(place: string): boolean {
  return place !== "path" && place !== "none";
}

/** The request with another value in one place that takes values; undefined takes it away. */
export function withValue(
  request: WireRequest,
  place: string,
  value: Value | undefined,
): WireRequest {
  const [root, ...members] = place.split(".");
  const [name = ""] = members;
  if (root === "query") {
    const values = value === undefined ? undefined : [String(value)];
    return { ...request, query: withEntry(request.query, name, values) };
  }
  if (root === "header") {
    const text = value === undefined ? undefined : String(value);
    return { ...request, headers: withEntry(request.headers, name.toLowerCase(), text) };
  }
  if (root === "body") {
    const body = withMember(request.body ?? {}, members, value) ?? null;
    return { ...request, headers: { ...OF_JSON, ...request.headers }, body };
  }
  throw new Error(`A value in "${place}" is written out as a call of its own.`);
}

const OF_JSON = { "content-type": "application/json" };

function withMember(
  target: Value,
  [name, ...rest]: readonly string[],
  value: Value | undefined,
): Value | undefined {
  if (name === undefined) return value;
  const members = target as { readonly [name: string]: Value }; // an object given in the expectations
  return withEntry(members, name, withMember(members[name] ?? {}, rest, value));
}

/** The same entries with another one of this name; undefined takes it away. */
function withEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
  entry: Entry | undefined,
): Readonly<Record<string, Entry>> {
  const { [name]: _, ...others } = entries;
  return entry === undefined ? others : { ...others, [name]: entry };
}
