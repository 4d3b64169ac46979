import { isDeepStrictEqual } from "node:util";
import type { ErrorMapping, Path } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { declaredPositions } from "../declared.ts";
import { compareConditions } from "./conditions.ts";
import type { OperationPair } from "./operation-pair.ts";
import { code } from "./inline-code.ts";

/** The codes of errors, and where the provider's own words lie. */
export function* compareErrors(operation: OperationPair): Iterable<Change> {
  yield* compareCodes(operation);
  yield* compareConditions(operation);
  yield* compareDetails(operation);
}

function* compareCodes(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  const base = new Map(Object.entries(operation.base.errors.codes));
  const head = new Map(Object.entries(operation.head.errors.codes));
  for (const name of new Set([...base.keys(), ...head.keys()])) {
    const [before, after] = [base.get(name), head.get(name)];
    if (before === after) continue;
    const subject = { kind: "error", name: after ?? before ?? "" } as const;
    const place = declaredPositions(operation, ["errors", "codes", name]);
    const positions = { ...place, subject };
    const upstream = code(name);
    if (before && after) {
      const codes = { from: code(before), to: code(after) };
      yield report("error-code-changed", positions, { upstream, ...codes });
    } else if (after) {
      yield report("error-code-added", { ...positions, base: null }, { upstream, to: code(after) });
    } else if (before) {
      yield report(
        "error-code-removed",
        { ...positions, head: null },
        { upstream, from: code(before) },
      );
    }
  }
}

const DETAILS = [
  ["message", "message"],
  ["code", "code"],
  ["requestId", "request id"],
] as const;

function* compareDetails(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  for (const [member, detail] of DETAILS) {
    const [base, head] = [operation.base.errors[member], operation.head.errors[member]];
    if (isDeepStrictEqual(base, head)) continue;
    const positions = declaredPositions(operation, ["errors", member]);
    const values = { detail, from: pathsText(base), to: pathsText(head) };
    const change = changeOf(base, head);
    const isCode = member === "code" && change === "moved" && !isExtended(base, head);
    yield report(isCode ? "error-code-moved" : `error-detail-${change}`, positions, values);
  }
}

/** Whether what was found is still found: the first place that has a value counts. */
function isExtended(base: readonly Path[], head: readonly Path[]): boolean {
  return isDeepStrictEqual(base, head.slice(0, base.length));
}

function changeOf(base: ErrorMapping["code"], head: ErrorMapping["code"]) {
  if (base.length === 0) return "added";
  return head.length === 0 ? "removed" : "moved";
}

function pathsText(paths: readonly Path[]): string {
  return paths.map(code).join(" or ");
}
