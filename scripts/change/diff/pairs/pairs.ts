import type {
  Credential,
  Job,
  Operation,
  Output,
  Parameter,
  Placement,
  Provider,
} from "../../../language/ir/types.ts";
import { isDeepStrictEqual } from "node:util";
import { labelledPath, requestLine } from "../../../language/ir/shared-request.ts";
import { type Paired, pairUp } from "../row/pair-up.ts";
import type { Two } from "../row/row.ts";

/** A place in the words of the manifest: `query.q`, `headers.X-Page`, `body.a.b`. */
export function placeOf(placement: Placement): string {
  switch (placement.kind) {
    case "query":
    case "path":
      return `${placement.kind}.${placement.name}`;
    case "header":
      return `headers.${placement.name}`;
    case "property":
      return ["body", ...placement.path].join(".");
    case "body":
    case "none":
      return placement.kind;
  }
}

/** Whether two values go to the same place; headers have no upper and lower case. */
export function isSamePlace(one: Placement, other: Placement): boolean {
  const [place, another] = [one, other].map((placement) => {
    const text = placeOf(placement);
    return placement.kind === "header" ? text.toLowerCase() : text;
  });
  return place === another;
}

// Who is whom in two states.

/** One that is sent where another was is the other, renamed. */
export function pairCredentials({ base, head }: Two<Provider>): Paired<Credential> {
  return pairUp(base.auth, head.auth, isNamesake, isSentAlike);
}

export function isSentAlike({ sent: [one] }: Credential, { sent: [other] }: Credential): boolean {
  return !!one && !!other && isSamePlace(one.placement, other.placement);
}

function isNamesake(base: { readonly name: string }, head: { readonly name: string }): boolean {
  return base.name === head.name;
}

/**
 * One operation that is gone and one that is new are the same, renamed, when all but their names is equal,
 * or when no other operation of either state makes their request.
 */
export function pairOperations({ base, head }: Two<Provider>): Paired<Operation> {
  const [before, after] = [requestsOf(base), requestsOf(head)];
  return pairUp(
    base.operations,
    head.operations,
    (one, other) => one.id === other.id,
    (one, other) => isDeepStrictEqual(unnamed(one), unnamed(other)),
    (one, other) => {
      const request = requestOf(one);
      const isOnly = before.get(request) === 1 && after.get(request) === 1;
      return isOnly && request === requestOf(other);
    },
  );
}

/** A label is not sent. */
function unnamed({ id: _, names: __, label: ___, ...rest }: Operation): object {
  return rest;
}

/** Method, path and label; parameters in the path may have other names. */
function requestOf({ label, ...operation }: Operation): string {
  return labelledPath({ ...operation, path: requestLine(operation), label });
}

function requestsOf({ operations }: Provider): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const request of operations.map(requestOf))
    counts.set(request, (counts.get(request) ?? 0) + 1);
  return counts;
}

/** Inputs by name, then by what all operations have, then by where they go, then by the holes that they fill. */
export function pairInputs(
  { base, head }: Two<Operation>,
  shared: ReadonlyMap<string, string>,
): Paired<Parameter> {
  return pairUp(
    base.parameters,
    head.parameters,
    isNamesake,
    (one, other) => one.shared && shared.get(one.name) === other.name,
    (one, other) => one.type === other.type && goToSamePlace(base, head, one, other),
    (one, other) => one.type === other.type && standInSameHoles(base, head, one.name, other.name),
  );
}

/** Whether both are sent, to the same place; of the path's parameters only their order counts. */
function goToSamePlace(base: Operation, head: Operation, from: Parameter, to: Parameter): boolean {
  const [one, other] = [from.placement, to.placement];
  if (one.kind === "path" && other.kind === "path")
    return positionIn(base.path, one.name) === positionIn(head.path, other.name);
  return one.kind !== "none" && isSamePlace(one, other);
}

function positionIn(path: string, name: string): number {
  return [...path.matchAll(/\{(\w+)\}/g)].findIndex(([, each]) => each === name);
}

/** Whether what is written as it travels names one where it named the other. */
function standInSameHoles(base: Operation, head: Operation, from: string, to: string): boolean {
  const [before, after] = [holesOf(base.written, from), holesOf(head.written, to)];
  return before.length > 0 && isDeepStrictEqual(before, after);
}

/** Where the holes of an input stand in a template, member by member. */
function holesOf(value: unknown, name: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, name: own } = value as Readonly<Record<string, unknown>>; // it is an object or a list
  if (kind === "parameter" && own === name) return [""];
  return Object.entries(value).flatMap(([key, inner]) =>
    holesOf(inner, name).map((path) => `${key}/${path}`),
  );
}

/** An output that is gone and one that is new are the same when only name and description differ. */
export function pairOutputs({ base, head }: Two<Operation>): Paired<Output> {
  return pairUp(base.outputs, head.outputs, isNamesake, (one, other) => {
    const { name, description } = other;
    return isDeepStrictEqual({ ...one, name, description }, other);
  });
}

/** Jobs are known by the operations that start them: their names are nobody's but the manifest's. */
export function pairJobs(base: readonly Job[], head: readonly Job[]): Paired<Job> {
  return pairUp(
    base,
    head,
    (one, other) => one.start.some((id) => other.start.includes(id)),
    isNamesake,
  );
}
