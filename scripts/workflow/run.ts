import { checkWorkflow } from "../../templates/workflow/check.ts";
import type { Diagnostic } from "../../templates/workflow/diagnostics/diagnostic.ts";
import { report } from "../../templates/workflow/diagnostics/format.ts";
import type { WorkflowResult } from "../../templates/workflow/run/types.ts";
import type { Workflow } from "../../templates/workflow/types.ts";
import { styleFor } from "../report/style.ts";
import { printDiagnostics } from "./check.ts";
import type { Run } from "./command.ts";
import { execute } from "./execute.ts";
import { interruptedStatus } from "./interruption.ts";
import { readPackages, readWorkflow } from "./read.ts";
import { blockReports, failuresAsText, finalOutputs, masked, rounded, summary } from "./results.ts";
import { chooseSecrets, readVariables, secretUses } from "./secrets.ts";

/** Checks a workflow, then runs it. */
export async function run(command: Run, root: string, streams: NodeJS.Process): Promise<number> {
  const { file, mock, envFile, json } = command;
  const { stdout, stderr, env } = streams;
  const started = performance.now();
  const parsed = readWorkflow(file);
  const packages = readPackages(root);
  const diagnostics = checkWorkflow(
    parsed,
    packages.map(({ description }) => description),
  );
  if (!json) await printDiagnostics(diagnostics, streams);
  const { workflow } = parsed;
  if (!workflow || diagnostics.some(({ severity }) => severity === "error")) {
    if (json)
      stdout.write(asJson({ ok: false, status: "invalid", blocks: {} }, diagnostics, started));
    return 1;
  }
  const types = new Set(Object.values(workflow.blocks).map(({ type }) => type));
  const used = packages.filter(({ description }) => types.has(description.type));
  const uses = secretUses(parsed.source, workflow, used);
  const { real, standIns } = chooseSecrets(uses, readVariables(envFile, env), {
    workflow,
    used,
    mock,
  });
  const names = Object.keys(standIns).join(", ");
  if (names) stderr.write(`mock values stand in for ${names}\n`);
  const task = { workflow, used, secrets: { ...real, ...standIns }, mock };
  const result = masked(await execute(task, streams), Object.values(real));
  if (json) {
    const { status } = result;
    const document = { ok: status === "completed", status, blocks: blockReports(workflow, result) };
    stdout.write(asJson(document, diagnostics, started));
  } else await print(workflow, result, stdout);
  const style = styleFor(stderr, env);
  const lines = [
    ...failuresAsText(workflow, result, style),
    summary(result, performance.now() - started, style),
  ];
  stderr.write(`${lines.join("\n")}\n`);
  return statuses[result.status];
}

const statuses = { completed: 0, failed: 1, aborted: interruptedStatus };

function asJson(
  {
    ok,
    status,
    blocks,
  }: { readonly ok: boolean; readonly status: string; readonly blocks: object },
  diagnostics: readonly Diagnostic[],
  started: number,
): string {
  const ms = rounded(performance.now() - started);
  const document = { ok, status, ms, blocks, diagnostics: diagnostics.map(report) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Outputs of the last blocks, as YAML. */
async function print(
  workflow: Workflow,
  result: WorkflowResult,
  stdout: NodeJS.WriteStream,
): Promise<void> {
  const outputs = finalOutputs(workflow, result);
  if (Object.keys(outputs).length === 0) return;
  const { stringify } = await import("yaml");
  stdout.write(stringify(outputs, { lineWidth: 0, aliasDuplicateObjects: false }));
}
