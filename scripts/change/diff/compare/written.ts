import { isDeepStrictEqual } from "node:util";
import { writtenNames } from "../../../language/ir/sources.ts";
import type { Json, Operation } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { declaredPositions, ownPositions } from "../declared.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";
import { renamesOf } from "./parameters/pairs.ts";

/** What is written as it travels, and inputs that stood in it and are not sent any more. */
export function* compareWritten(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const renames = renamesOf(operation);
  // A document has a rule of its own.
  const parts = [
    ["body", (base.graphql ?? head.graphql) ? null : "body"],
    ["query", "query"],
    ["headers", "headers"],
  ] as const;
  for (const [part, key] of parts) {
    if (key === null || isSame(base.written[part], head.written[part], renames)) continue;
    yield report("body-shape-changed", declaredPositions(operation, [key]), { part: code(key) });
  }
  const after = sentNames(head);
  for (const name of writtenNames(base.written)) {
    const now = renames.get(name) ?? name;
    const isThere = head.parameters.some((each) => each.name === now);
    if (!isThere || after.has(now)) continue;
    yield report("input-unsent", ownPositions(operation, ["params", now]), { name: code(now) });
  }
}

/** Inputs that travel, written or placed. */
function sentNames({ parameters, written }: Operation): ReadonlySet<string> {
  const placed = parameters.filter(({ placement }) => placement.kind !== "none");
  return new Set([...writtenNames(written), ...placed.map(({ name }) => name)]);
}

/** Whether two templates are the same once inputs have their new names. */
function isSame(one: unknown, other: unknown, renames: ReadonlyMap<string, string>): boolean {
  const renamed = JSON.parse(JSON.stringify(one), (_, value: Json) => {
    const isHole = typeof value === "object" && value !== null && "kind" in value;
    if (!isHole || value["kind"] !== "parameter" || !("name" in value)) return value;
    const { name } = value;
    return { ...value, name: renames.get(String(name)) ?? name };
  });
  return isDeepStrictEqual(renamed, JSON.parse(JSON.stringify(other)));
}
