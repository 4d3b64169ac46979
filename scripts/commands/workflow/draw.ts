import { masked } from "../../../packages/workflow/src/check/mask.ts";
import { drawWorkflow } from "../../../packages/workflow/src/draw.ts";
import { printDiagnostics } from "./check.ts";
import type { Draw } from "./options.ts";
import type { Roots } from "../../system/roots.ts";
import { knownBlocks, readWorkflow } from "./read.ts";

/** Prints a workflow as a diagram; what its blocks mean is not looked at. */
export async function draw(
  { file }: Draw,
  { workspace }: Roots,
  streams: NodeJS.Process,
): Promise<number> {
  const { workflow, source, diagnostics } = readWorkflow(file);
  if (diagnostics.length > 0) {
    // A line that is shown may hold a secret in clear text.
    const known = knownBlocks(workspace);
    await printDiagnostics(masked(diagnostics, source.file, known), streams);
  }
  if (!workflow) return 1;
  streams.stdout.write(drawWorkflow(workflow));
  return 0;
}
