import type { Operation } from "../../ir/types.ts";
import { type Change, reporter } from "../change.ts";
import type { Pair } from "../contract.ts";
import { compareParameters } from "./parameters.ts";
import { compareRequest } from "./request.ts";
import { compareRules } from "./rules.ts";
import { shared } from "../shared.ts";
import { compareAccepted } from "./accept.ts";
import { compareErrors } from "./errors.ts";
import { compareOutputs } from "./outputs.ts";
import { compareReplies } from "./replies.ts";

/** One operation in both states. */
export interface OperationPair {
  readonly pair: Pair;
  readonly base: Operation;
  readonly head: Operation;
}

/** What compares one part of an operation. */
export type OperationComparison = (operation: OperationPair) => Iterable<Change>;

const COMPARISONS: readonly OperationComparison[] = [
  compareRequest,
  compareParameters,
  compareRules,
  compareReplies,
  compareOutputs,
  compareErrors,
  compareAccepted,
];

/** Operations that came, went, or differ; what several of them share is reported once. */
export function compareOperations(pair: Pair): readonly Change[] {
  return shared(everyDifference(pair));
}

function* everyDifference(pair: Pair): Iterable<Change> {
  const after = new Map(
    pair.head.provider.operations.map((operation) => [operation.id, operation]),
  );
  const before = new Map(
    pair.base.provider.operations.map((operation) => [operation.id, operation]),
  );
  for (const [id, base] of before) {
    const head = after.get(id);
    if (head) yield* COMPARISONS.flatMap((compare) => [...compare({ pair, base, head })]);
    else
      yield reporter(pair, id)("operation-removed", { base: ["operations", id], head: null }, {});
  }
  for (const id of after.keys()) {
    if (before.has(id)) continue;
    yield reporter(pair, id)("operation-added", { base: null, head: ["operations", id] }, {});
  }
}
