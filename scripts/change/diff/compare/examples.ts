import { isDeepStrictEqual } from "node:util";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";
import { code } from "./inline-code.ts";

/** The examples of an operation, by their names. */
export function* compareExamples(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const { pairs, added, removed } = pairUp(
    base.examples,
    head.examples,
    (one, other) => one.name === other.name,
  );
  for (const [before, after] of pairs) {
    if (isDeepStrictEqual(before, after)) continue;
    const { name } = after;
    yield report("example-changed", ownPositions(operation, ["examples", name]), {
      name: code(name),
    });
  }
  for (const { name } of removed) {
    const positions = { ...ownPositions(operation, ["examples", name]), head: null };
    yield report("example-removed", positions, { name: code(name) });
  }
  for (const { name } of added) {
    const positions = { ...ownPositions(operation, ["examples", name]), base: null };
    yield report("example-added", positions, { name: code(name) });
  }
}
