import { didYouMean } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { KnownBlock } from "../known/types.ts";
import type { BlockDocument } from "../types.ts";
import { holdsReference } from "./misplaced.ts";
import type { CheckContext, Findings } from "./context.ts";

/** Types and operations exist, and `wait` has a job to wait for. */
export function* checkTypes(context: CheckContext): Findings {
  for (const [id, block] of context.blocks) {
    const known = context.knownBlock(id);
    yield* known ? checkOperation(context, id, block, known) : checkType(context, id, block);
    const operation = context.operationOf(id);
    if (block.wait && operation?.poll === null) {
      const place = context.source.keyAt(["blocks", id, "wait"]);
      yield diagnostic("workflow-wait-without-job", place, { operation: operation.id });
    }
  }
}

function* checkType(
  { known, source }: CheckContext,
  id: string,
  { type }: BlockDocument,
): Findings {
  if (type === "" || holdsReference(type)) return;
  const place = source.valueAt(["blocks", id, "type"]);
  yield diagnostic("workflow-type-unknown", place, { type, hint: didYouMean(type, known.keys()) });
}

function* checkOperation(
  { source }: CheckContext,
  id: string,
  { inputs: { operation } }: BlockDocument,
  { type, operations }: KnownBlock,
): Findings {
  if (operation === "" || operations.has(operation)) return;
  const place = source.valueAt(["blocks", id, "inputs", "operation"]);
  if (holdsReference(operation)) {
    yield diagnostic("workflow-operation-reference", place, {});
    return;
  }
  const ids = [...operations.keys()];
  const hint = didYouMean(operation, ids);
  const values = { type, operation, hint, operations: ids.join(", ") };
  yield diagnostic("workflow-operation-unknown", place, values);
}
