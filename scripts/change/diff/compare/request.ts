import { isDeepStrictEqual } from "node:util";
import { labelledPath } from "../../../language/ir/shared-request.ts";
import type { Constant, Line, Operation } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Change, reporter } from "../change.ts";
import { compareEncoding } from "./encoding.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";
import { type Renames, renamesOf } from "./parameters/pairs.ts";
import { isSamePlace, placeOf } from "./parameters/place.ts";
import { code, codeOf } from "./inline-code.ts";
import { compareWritten } from "./written.ts";

/** Method, path and constants of what is sent. */
export function* compareRequest(operation: OperationPair): Iterable<Change> {
  const { base, head } = operation;
  if (base.lines || head.lines) yield* compareLines(operation);
  else yield* compareLine(operation);
  yield* compareWritten(operation);
  yield* compareConstants(operation);
  yield* compareEncoding(operation);
}

/** Lines that are tried one after the other. */
function* compareLines(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const positions = {
    base: ["operations", base.id, "request"],
    head: ["operations", head.id, "request"],
  };
  const renames = renamesOf(operation);
  const before = linesOf(base).map((line) => withNames(line, renames));
  const after = linesOf(head).map((line) => withNames(line, new Map()));
  const { added, removed } = pairUp(before, after, isDeepStrictEqual);
  for (const line of removed) yield report("path-line-removed", positions, { line: code(line) });
  for (const line of added) yield report("path-line-added", positions, { line: code(line) });
  const [kept, now] = [
    before.filter((line) => after.includes(line)),
    after.filter((line) => before.includes(line)),
  ];
  if (added.length + removed.length === 0 && !isDeepStrictEqual(kept, now)) {
    yield report("path-lines-reordered", positions, {});
  }
}

function linesOf({ lines, method, path }: Operation): readonly Line[] {
  return lines ?? [{ method, path }];
}

/** `DELETE /batch/custom while kind is "custom"` */
function withNames({ method, path, when }: Line, renames: Renames): string {
  const named = (name: string) => renames.get(name) ?? name;
  const renamed = path.replace(/\w+(?=(?:\.{3})?\})/g, named);
  const condition = when && ` while ${named(when.parameter)} is ${JSON.stringify(when.equals)}`;
  return `${method} ${renamed}${condition ?? ""}`;
}

function* compareLine(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const positions = {
    base: ["operations", base.id, "request"],
    head: ["operations", head.id, "request"],
  };
  if (base.method !== head.method) {
    yield report("method-changed", positions, { from: code(base.method), to: code(head.method) });
  }
  const renames = renamesOf(operation);
  const path = base.path.replace(/\w+(?=\})/g, (name) => renames.get(name) ?? name);
  if (path !== head.path) {
    yield report("path-changed", positions, { from: code(base.path), to: code(head.path) });
  }
  // That of a document follows the name of its operation.
  const isNamed = base.graphql !== undefined && head.graphql !== undefined;
  if (base.label !== head.label && !isNamed) {
    yield report("label-changed", positions, {
      from: code(written(base)),
      to: code(written(head)),
    });
  }
}

/** `POST /documents#insert-text` */
function written(operation: Operation): string {
  return `${operation.method} ${labelledPath(operation)}`;
}

/** Values that are always sent. */
function* compareConstants({ pair, base, head }: OperationPair): Iterable<Change> {
  const report = reporter(pair, head.id);
  const { pairs, removed, added } = pairUp(base.constants, head.constants, (one, other) =>
    isSamePlace(one.placement, other.placement),
  );
  for (const [one, other] of pairs) {
    if (isDeepStrictEqual(one.value, other.value)) continue;
    const positions = { base: pathOf(base.id, one), head: pathOf(head.id, other) };
    const values = { ...constantValues(other), from: codeOf(one.value) };
    yield report("constant-changed", positions, values);
  }
  for (const constant of removed) {
    const { place, to: from } = constantValues(constant);
    yield report(
      "constant-removed",
      { base: pathOf(base.id, constant), head: null },
      { place, from },
    );
  }
  for (const constant of added) {
    const positions = { base: null, head: pathOf(head.id, constant) };
    yield report("constant-added", positions, constantValues(constant));
  }
}

function constantValues({ placement, value }: Constant) {
  return { place: code(placeOf(placement)), to: codeOf(value) };
}

function pathOf(operation: string, { placement }: Constant): ManifestPath {
  return ["operations", operation, "constants", placeOf(placement)];
}
