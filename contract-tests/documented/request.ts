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
      ...(body !== undefined && { "content-type": "application/json" }),
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
  if (root === "query" && value !== undefined) {
    return { ...request, query: { ...request.query, [name]: [String(value)] } };
  }
  if (root === "header" && value !== undefined) {
    return { ...request, headers: { ...request.headers, [name.toLowerCase()]: String(value) } };
  }
  if (root === "body")
    return { ...request, body: withMember(request.body, members, value) ?? null };
  throw new Error(`A value in "${place}" is written out as a call of its own.`);
}

function withMember(
  target: Value | undefined,
  [name, ...rest]: readonly string[],
  value: Value | undefined,
): Value | undefined {
  if (name === undefined) return value;
  const { [name]: member, ...others } = target as { readonly [name: string]: Value }; // an object given in the expectations, or none
  const changed = withMember(member ?? {}, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}
