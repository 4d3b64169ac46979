import { exampleCases } from "../cases/examples.ts";
import { inputCases } from "../cases/input-cases.ts";
import type { WireRequest } from "../contract/case.ts";
import { perLine } from "../contract/lines.ts";
import { remembered } from "../contract/remembered.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Contract, OperationContract } from "../contract/types.ts";

/** A request of an operation, as its document describes it. */
export interface Requested {
  /** The case that makes it. */
  readonly id: string;
  readonly request: WireRequest;
  /** What stands in the places of its path. */
  readonly segments: readonly string[];
}

/** By line of an operation, as documents have them: the requests that the suite sends to it. */
export type Lines = ReadonlyMap<OperationContract, readonly Requested[]>;

export const requestsOf = remembered((contract: Contract, operation: OperationContract): Lines => {
  const lines = perLine(operation);
  // What a hook makes of a request is described by nobody.
  const isHooked = operation.hooks.request !== null || operation.hooks.sign !== null;
  if (isHooked) return new Map(lines.map((line) => [line, []]));
  const cases = [...exampleCases(contract, operation), ...inputCases(contract, operation).cases];
  const all = cases.flatMap(({ id, expected }) => {
    if (expected.kind !== "sent") return [];
    const request = withTimes(expected.request);
    return [{ id, request, ...placeOf(contract, operation, request) }];
  });
  return new Map(lines.map((line) => [line, all.filter((each) => each.line === line.id)]));
});

/** Stands where each call has a time in numbers. */
export const MADE_NUMBER = 1_700_000_000;

/** A request with numbers where each call has a time in numbers. */
export function withTimes(request: WireRequest): WireRequest {
  const text = JSON.stringify(request);
  if (!text.includes("~made:epoch")) return request;
  return JSON.parse(text.replace(/"~made:epoch[^"]*~"/g, String(MADE_NUMBER)));
}

/** The line that a request is sent to, and what stands in its places. */
function placeOf(contract: Contract, operation: OperationContract, request: WireRequest) {
  if (operation.fetches) return { line: operation.id, segments: [request.origin] };
  const [, path] = splitAddress(contract, request.origin + request.path);
  const found = perLine(operation)
    .filter(({ method }) => method === request.method)
    .flatMap((line) => {
      const segments = segmentsOf(line, path);
      return segments ? [{ line: line.id, segments }] : [];
    });
  // The one that leaves least open.
  const [first] = found.toSorted((one, other) => one.segments.length - other.segments.length);
  return first ?? { line: undefined, segments: [] };
}

/** What stands in the places of a path; undefined of another path. */
export function segmentsOf(
  { path }: OperationContract,
  actual: string,
): readonly string[] | undefined {
  const parts = path.split(/\{[^{}]+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const found = new RegExp(`^${parts.join("(.+)")}$`).exec(actual);
  return found?.slice(1).map(decodeURIComponent);
}
