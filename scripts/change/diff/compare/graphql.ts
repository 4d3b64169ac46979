import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The GraphQL document that is sent, and whether data beside errors is an answer. */
export function* compareGraphql(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  if (base.graphql?.document !== head.graphql?.document)
    yield report("document-changed", ownPositions(operation, ["graphql"]), {});
  const [before, after] = [base, head].map(({ graphql }) => graphql?.partial ?? false);
  if (before === after) return;
  const positions = ownPositions(operation, ["partial"]);
  yield report(after ? "partial-added" : "partial-removed", positions, {});
}
