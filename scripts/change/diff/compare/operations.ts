import { type Change, reporter } from "../change.ts";
import type { Pair } from "../../../language/contract.ts";
import { reportOnce } from "../report-once.ts";
import { compareAccepted } from "./accept.ts";
import { compareErrors } from "./errors.ts";
import { compareExamples } from "./examples.ts";
import { compareGraphql } from "./graphql.ts";
import { compareFilled } from "./filled.ts";
import { compareHooks } from "./hooks.ts";
import { compareOperation } from "./operation.ts";
import type { OperationPair } from "./operation-pair.ts";
import { compareOperationWords } from "./operation-words.ts";
import { compareOutputs } from "./outputs.ts";
import { compareLogins } from "./logins.ts";
import { compareLookups } from "./lookups.ts";
import { comparePage } from "./page.ts";
import { pairOperations } from "./pair-operations.ts";
import { withCurrentNames } from "./parameters/renames.ts";
import { compareParameters } from "./parameters.ts";
import { comparePolicy } from "./policy.ts";
import { compareReplies } from "./replies.ts";
import { compareRequest } from "./request.ts";
import { compareOwnServer } from "./server.ts";
import { compareRules } from "./rules.ts";
import { compareTaken } from "./taken.ts";

export type OperationComparison = (operation: OperationPair) => Iterable<Change>;

const COMPARISONS: readonly OperationComparison[] = [
  compareOperation,
  compareOperationWords,
  compareRequest,
  compareOwnServer,
  compareGraphql,
  compareParameters,
  compareTaken,
  compareRules,
  compareReplies,
  compareOutputs,
  compareErrors,
  compareAccepted,
  compareLogins,
  compareLookups,
  comparePage,
  comparePolicy,
  compareHooks,
  compareFilled,
  compareExamples,
];

/** Operations that came, went, or differ; what several of them share is reported once. */
export function compareOperations(pair: Pair): readonly Change[] {
  return reportOnce(everyDifference(pair));
}

function* everyDifference(pair: Pair): Iterable<Change> {
  const { pairs, removed, added } = pairOperations(pair);
  for (const [base, head] of pairs) {
    const operation = withCurrentNames({ pair, base, head });
    yield* COMPARISONS.flatMap((compare) => [...compare(operation)]);
  }
  for (const { id } of removed)
    yield reporter(pair, id)("operation-removed", { base: ["operations", id], head: null }, {});
  for (const { id } of added)
    yield reporter(pair, id)("operation-added", { base: null, head: ["operations", id] }, {});
}
