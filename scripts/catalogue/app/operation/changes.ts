import type { BlockOperation, BlockPage, ChangeLine } from "../../data/types.ts";

/** Changes of an operation, by what on its page they stand at. */
export interface PlacedChanges {
  /** Of fields and credentials, by name. */
  readonly inputs: readonly ChangeLine[];
  readonly outputs: readonly ChangeLine[];
  /** Of the operation as a whole, and of what no longer stands on its page. */
  readonly whole: readonly ChangeLine[];
}

/** Finds where each change of an operation, or of everything in its block, is told. */
export function placedChanges(page: BlockPage, operation: BlockOperation): PlacedChanges {
  const { fields } = page.block;
  const inputs = fields.filter((each) => each.operations.includes(operation.id));
  const isInput = ({ subject }: ChangeLine) =>
    (subject?.kind === "input" || subject?.kind === "credential") &&
    inputs.some(({ name }) => name === subject.name);
  const isOutput = ({ subject }: ChangeLine) =>
    subject?.kind === "output" && Object.hasOwn(operation.outputs, subject.name);
  const own = page.changes.filter((change) =>
    change.operation === null ? isInput(change) : change.operation === operation.id,
  );
  return {
    inputs: own.filter(isInput),
    outputs: own.filter(isOutput),
    whole: own.filter((change) => !isInput(change) && !isOutput(change)),
  };
}
