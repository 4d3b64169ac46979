// Generated from packages/workflow/src/check/known-outputs.ts. Do not edit; run `npm run generate`.

import type { KnownOperation, KnownOutput } from "../known/types.ts";
import type { Subject } from "./subject.ts";

/** What references to a block can use. */
export interface KnownOutputs {
  /** The operation that gives the outputs. */
  readonly operation: KnownOperation;
  readonly outputs: ReadonlyMap<string, KnownOutput>;
  /** The operation whose outputs the block would have, were its `wait` another. */
  readonly other: KnownOperation | undefined;
}

/** The outputs of a block: after `wait` those of the finished job, of which none is absent. */
export function knownOutputs(subject: Subject, id: string): KnownOutputs | undefined {
  const operation = subject.operationOf(id);
  if (operation === undefined) return undefined;
  const poll = subject.knownBlock(id)?.operations.get(operation.poll ?? "");
  if (poll === undefined || !subject.workflow.blocks[id]?.wait) {
    return { operation, outputs: operation.outputs, other: poll };
  }
  const present = [...poll.outputs].map(([name, output]): [string, KnownOutput] => [
    name,
    { ...output, optional: false },
  ]);
  return { operation: poll, outputs: new Map(present), other: operation };
}
