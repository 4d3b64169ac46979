import { checkKnown } from "../../../packages/workflow/src/check.ts";
import { diagramOf } from "../../../packages/workflow/src/diagram.ts";
import { readBlocks } from "../../../packages/workflow/src/known.ts";
import type { BlockDescription, KnownBlocks } from "../../../packages/workflow/src/known/types.ts";
import { parseWorkflow } from "../../../packages/workflow/src/parse.ts";
import { blockData } from "../../emit/targets/block-json.ts";
import type { Provider } from "../../language/ir/types.ts";
import { isDrawable, laidOut, type OperationAt } from "./diagram.ts";
import { diagnosticLine } from "./diagnostic-line.ts";
import type { WorkflowPage } from "./types.ts";

/** A document of a workflow, and what it is called here. */
export interface WorkflowText {
  readonly id: string;
  /** Path for display. */
  readonly file: string;
  readonly text: string;
}

/** What workflows are checked against, and where their operations are shown. */
export interface Surroundings {
  readonly known: KnownBlocks;
  readonly operationAt: OperationAt;
}

/** What is known of blocks: of every provider for the check, of those that are shown for links. */
export function surroundingsOf(all: readonly Provider[], shown: readonly Provider[]): Surroundings {
  // It says no less than a workflow reads; the type of JSON cannot tell.
  const describe = (provider: Provider) => blockData(provider) as object as BlockDescription;
  const byType = new Map(shown.map((provider) => [provider.block.type, provider]));
  return {
    known: readBlocks(all.map(describe)),
    operationAt(type, operation) {
      const provider = byType.get(type);
      const isThere = provider?.operations.some(({ id }) => id === operation);
      return provider && isThere ? { block: provider.id, id: operation } : null;
    },
  };
}

/** Everything that the page of a workflow shows, whatever is wrong with the workflow. Pure. */
export function workflowPage(
  { id, file, text }: WorkflowText,
  { known, operationAt }: Surroundings,
): WorkflowPage {
  const parsed = parseWorkflow(text, file);
  const diagnostics = checkKnown(parsed, known);
  const { workflow = parsed.draft, source } = parsed;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const drawn = workflow && diagramOf(workflow);
  const count = Object.keys(workflow?.blocks ?? {}).length;
  return {
    id,
    name: workflow?.name || id,
    description: workflow?.description ?? "",
    file,
    blocks: count > 0 ? count : null,
    // Where a secret is written in clear text, that is a problem, and the text of problems is masked.
    text: diagnostics[0]?.range.file.text ?? source.file.text,
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: diagnostics.map(diagnosticLine),
    diagram: drawn && isDrawable(drawn) ? laidOut(drawn, operationAt) : null,
  };
}
