import { checkWorkflow } from "../../../packages/workflow/src/check.ts";
import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { report } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { Source } from "../../../packages/workflow/src/document/source.ts";
import type { WorkflowResult } from "../../../packages/workflow/src/run/types.ts";
import type { Workflow } from "../../../packages/workflow/src/types.ts";
import { rounded } from "../../system/terminal/numbers.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { printDiagnostics } from "./check.ts";
import type { Run } from "./options.ts";
import { execute } from "./execute.ts";
import { interruptedStatus } from "./interruption.ts";
import type { Roots } from "../../system/roots.ts";
import { type Package, readPackages, readWorkflow } from "./read.ts";
import { blockReports, failuresAsText, finalOutputs, masked, summary } from "./results.ts";
import { chooseSecrets, readVariables, secretUses } from "./secrets.ts";
import { writeOutput } from "./write-output.ts";

/** Checks a workflow, then runs it. */
export async function run(command: Run, roots: Roots, streams: NodeJS.Process): Promise<number> {
  const { stdout, stderr, env } = streams;
  const started = performance.now();
  const parsed = readWorkflow(command.file);
  const packages = readPackages(roots.workspace);
  const diagnostics = checkWorkflow(
    parsed,
    packages.map(({ description }) => description),
  );
  if (!command.json) await printDiagnostics(diagnostics, streams);
  const isWrong = diagnostics.some(({ severity }) => severity === "error");
  const sound = isWrong ? undefined : parsed.workflow;
  const result = sound && (await perform(sound, parsed.source, packages, command, streams));
  const ms = performance.now() - started;
  if (command.json) writeOutput(stdout, asJson(sound, result, diagnostics, ms));
  if (!sound || !result) return 1;
  if (!command.json) await printOutputs(sound, result, stdout);
  const style = styleFor(stderr, env);
  const lines = [...failuresAsText(sound, result, style), summary(result, ms, style)];
  stderr.write(`${lines.join("\n")}\n`);
  return statuses[result.status];
}

const statuses = { completed: 0, failed: 1, aborted: interruptedStatus };

/** Runs a workflow without errors; no secret is to be seen in what comes of it. */
async function perform(
  workflow: Workflow,
  source: Source,
  packages: readonly Package[],
  { mock, envFile }: Run,
  streams: NodeJS.Process,
): Promise<WorkflowResult> {
  const types = new Set(Object.values(workflow.blocks).map(({ type }) => type));
  const used = packages.filter(({ description }) => types.has(description.type));
  const uses = secretUses(source, workflow, used);
  const variables = readVariables(envFile, streams.env);
  const { real, standIns } = chooseSecrets(uses, variables, { workflow, used, mock });
  const names = Object.keys(standIns).join(", ");
  if (names) streams.stderr.write(`using mock values for ${names}\n`);
  const secrets = { ...real, ...standIns };
  return masked(await execute({ workflow, used, secrets, mock }, streams), Object.values(real));
}

/** One document of everything; without a result, of a workflow that was not run. */
function asJson(
  workflow: Workflow | undefined,
  result: WorkflowResult | undefined,
  diagnostics: readonly Diagnostic[],
  ms: number,
): string {
  const document = {
    ok: result?.status === "completed",
    status: result?.status ?? "invalid",
    ms: rounded(ms),
    blocks: workflow && result ? blockReports(workflow, result) : {},
    diagnostics: diagnostics.map(report),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Outputs of the last blocks, as YAML. */
async function printOutputs(
  workflow: Workflow,
  result: WorkflowResult,
  stdout: NodeJS.WriteStream,
): Promise<void> {
  const outputs = finalOutputs(workflow, result);
  if (Object.keys(outputs).length === 0) return;
  const { stringify } = await import("yaml");
  writeOutput(stdout, stringify(outputs, { lineWidth: 0, aliasDuplicateObjects: false }));
}
