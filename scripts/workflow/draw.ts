import { drawWorkflow } from "../../templates/workflow/draw.ts";
import { printDiagnostics } from "./check.ts";
import type { Draw } from "./command.ts";
import { readWorkflow } from "./read.ts";

/** Prints a workflow as a diagram; what its blocks mean is not looked at. */
export async function draw({ file }: Draw, streams: NodeJS.Process): Promise<number> {
  const { workflow, diagnostics } = readWorkflow(file);
  await printDiagnostics(diagnostics, streams);
  if (!workflow) return 1;
  streams.stdout.write(drawWorkflow(workflow));
  return 0;
}
