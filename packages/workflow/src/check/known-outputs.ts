import type { KnownOperation, KnownOutput } from "../known/types.ts";
import type { CheckContext } from "./context.ts";

/** The outputs that references to a block can use. */
export interface KnownOutputs {
  /** The operation that gives the outputs. */
  readonly operation: KnownOperation;
  readonly outputs: ReadonlyMap<string, KnownOutput>;
  /** The operation whose outputs the block would have with `wait` changed. */
  readonly other: KnownOperation | undefined;
  /** Outputs that never have a value, because the block fails when its job does. */
  readonly never: readonly string[];
}

/** The outputs of a block; with `wait`, those of the finished job, all of which are present, or of its result. */
export function knownOutputs(context: CheckContext, id: string): KnownOutputs | undefined {
  const operation = context.operationOf(id);
  if (operation === undefined) return undefined;
  const poll = context.knownBlock(id)?.operations.get(operation.poll ?? "");
  if (poll === undefined || !context.workflow.blocks[id]?.wait) {
    return { operation, outputs: operation.outputs, other: poll, never: [] };
  }
  const present = [...poll.outputs].map(([name, output]): [string, KnownOutput] => [
    name,
    { ...output, optional: operation.hasResult && output.optional },
  ]);
  return { operation: poll, outputs: new Map(present), other: operation, never: operation.failure };
}
