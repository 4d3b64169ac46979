import { holds } from "../../../packages/runtime/src/conditions.ts";
import { allSent } from "../ir/credentials.ts";
import { bodyTree } from "../ir/body-tree.ts";
import { parameterNames } from "../ir/sources.ts";
import { filledBraces } from "../ir/braces.ts";
import { pathHole, pathHoles } from "../ir/path-holes.ts";
import type { Example, Json, Operation, Parameter } from "../ir/types.ts";
import { evaluate, type Filling } from "./evaluate.ts";
import { askedOf, sentValue } from "./sent.ts";

/** A request as it leaves, apart from the address and the credential. */
export interface WireRequest {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Decoded. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

/** What `{$uuid}` is in every example. */
const UUID = "00000000-0000-4000-8000-000000000000";

type Values = Readonly<Record<string, Json | undefined>>;

/** The request that an operation sends for checked values: the mapping of the manifest, executed. */
export function requestOf(
  operation: Operation,
  values: Values,
  { now = "2026-01-01T00:00:00Z" }: Pick<Example, "now"> = {},
): WireRequest {
  const { written } = operation;
  // Examples have no credentials.
  const all = allSent({ ...operation, carried: [] });
  const byName = new Map(all.map((parameter) => [parameter.name, parameter]));
  const filling: Filling = {
    value(name) {
      const parameter = byName.get(name);
      return parameter && sentValue(parameter, values, all);
    },
    file: (name) => (byName.get(name)?.type === "file" ? values[name] : undefined),
    now: Date.parse(now),
    uuid: UUID,
  };
  const body = bodyOf(operation, filling);
  const { method, path } = lineOf(operation, values);
  const { fetches } = operation;
  const whole = fetches && new URL(String(values[fetches.parameter]).trim());
  if (whole) {
    const headers = placedTexts(operation, "header", filling);
    const query = Object.fromEntries(whole.searchParams);
    return { method, path: whole.pathname, query, headers };
  }
  return {
    method,
    path: filledBraces(path, (inner) => {
      const { name, isRest } = pathHole(inner);
      if (isCarried(operation, name)) return `{${inner}}`;
      const encoded = encodeURIComponent(String(filling.value(name)));
      return isRest ? encoded.replaceAll("%2F", "/") : encoded;
    }),
    query: { ...writtenTexts(written.query, filling), ...placedTexts(operation, "query", filling) },
    headers: {
      ...writtenTexts(written.headers, filling),
      ...placedTexts(operation, "header", filling),
    },
    ...(body !== undefined && { body }),
  };
}

/** Whether a credential stands there, which examples do not have. */
function isCarried({ carried = [] }: Operation, name: string): boolean {
  return carried.some(({ placement }) => placement.kind === "path" && placement.name === name);
}

/** The first line whose path parameters are all given, else the last. */
function lineOf(operation: Operation, values: Values): Pick<Operation, "method" | "path"> {
  const { lines = [], parameters } = operation;
  const asked = askedOf(values, parameters);
  const found = lines.find(
    ({ path, when }) =>
      (!when || holds(when, asked)) &&
      pathHoles(path).every(({ name }) => isCarried(operation, name) || values[name] !== undefined),
  );
  return found ?? lines.at(-1) ?? operation;
}

function placedTexts(
  { parameters }: Operation,
  kind: "query" | "header",
  { value }: Filling,
): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, placement, lists }) => {
      const sent = placement.kind === kind ? value(name) : undefined;
      if (placement.kind !== kind || sent === undefined) return [];
      return namedTexts(placement.name, sent, lists);
    }),
  );
}

/** A value under the names that it travels by. */
function namedTexts(
  name: string,
  value: Json,
  lists: Parameter["lists"],
): readonly (readonly [string, string])[] {
  if (lists === "indexes" && Array.isArray(value)) {
    return value.map((item, index) => [`${name}[${index}]`, String(item)]);
  }
  return [[lists === "brackets" ? `${name}[]` : name, String(value)]];
}

function writtenTexts(
  members: Operation["written"]["query"],
  filling: Filling,
): Record<string, string> {
  const texts = members.flatMap((member) => {
    const made = evaluate({ kind: "object", members: [member] }, filling);
    const lists = member.kind === "member" ? member.lists : undefined;
    return Object.entries(made ?? {}).flatMap(([name, value]) => namedTexts(name, value, lists));
  });
  return Object.fromEntries(texts);
}

function bodyOf(operation: Operation, filling: Filling): Json | undefined {
  const body = bodyTree(operation);
  if (body === null) return undefined;
  const { template, isAlwaysSent } = body;
  const isGiven = (name: string) => filling.value(name) !== undefined;
  if (!isAlwaysSent && !parameterNames(template).some(isGiven)) return undefined;
  const sent = evaluate(template, filling);
  // Of a body that is a file, the content alone travels.
  if (operation.encode?.kind !== "file" || typeof sent !== "object" || sent === null) return sent;
  return "base64" in sent ? { base64: sent.base64 } : sent;
}
