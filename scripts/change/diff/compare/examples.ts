import { isDeepStrictEqual } from "node:util";
import { type Change, reporter } from "../change.ts";
import { own } from "../declared.ts";
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
    yield report("example-changed", own(operation, ["examples", name]), { name: code(name) });
  }
  for (const { name } of removed) {
    const spot = { ...own(operation, ["examples", name]), head: null };
    yield report("example-removed", spot, { name: code(name) });
  }
  for (const { name } of added) {
    const spot = { ...own(operation, ["examples", name]), base: null };
    yield report("example-added", spot, { name: code(name) });
  }
}
