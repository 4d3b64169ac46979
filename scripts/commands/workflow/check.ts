import { checkKnown } from "../../../packages/workflow/src/check.ts";
import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { report } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { annotations, remarkOf } from "../../system/terminal/annotation.ts";
import { counted, duration, rounded } from "../../system/terminal/numbers.ts";
import { diagnosticTexts } from "../../language/diagnostics/print.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { explained, problems } from "../generate/summary.ts";
import type { Check } from "./options.ts";
import type { Roots } from "../../system/roots.ts";
import { knownBlocks, readWorkflows } from "./read.ts";

interface Result {
  readonly workflows: number;
  readonly blocks: number;
  readonly errors: number;
  readonly warnings: number;
  readonly ms: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Says everything that is wrong with workflows. */
export async function check(
  { files, format }: Check,
  { workspace }: Roots,
  streams: NodeJS.Process,
): Promise<number> {
  const started = performance.now();
  const parsed = readWorkflows(files);
  const blocks = knownBlocks(workspace);
  const diagnostics = parsed.flatMap((workflow) => checkKnown(workflow, blocks));
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const known = parsed.map(({ workflow, draft }) => (workflow ?? draft)?.blocks ?? {});
  const result: Result = {
    workflows: parsed.length,
    blocks: known.reduce((sum, each) => sum + Object.keys(each).length, 0),
    errors,
    warnings: diagnostics.length - errors,
    ms: performance.now() - started,
    diagnostics,
  };
  await print(result, format, streams);
  return errors > 0 ? 1 : 0;
}

async function print(result: Result, format: Format, { stdout, stderr, env }: NodeJS.Process) {
  const { diagnostics, errors, ms } = result;
  if (format === "json") {
    const document = {
      ok: errors === 0,
      ...result,
      ms: rounded(ms),
      diagnostics: diagnostics.map(report),
    };
    stdout.write(`${JSON.stringify(document, null, 2)}\n`);
    return;
  }
  if (format === "github")
    stdout.write(
      annotations(
        diagnostics.map((each) => remarkOf(each.severity, each)),
        ".",
        env,
      ),
    );
  else await printDiagnostics(diagnostics, { stderr, env });
  const style = styleFor(stdout, env);
  const verdict = diagnostics.length === 0 ? style("green", "no problems") : "checked";
  const scope = `${counted(result.workflows, "workflow")}, ${counted(result.blocks, "block")}`;
  const first = `${scope}: ${verdict} ${style("dim", `in ${duration(ms)}`)}`;
  const rest = [...problems(result, style), ...explained(result, style)];
  stdout.write(`${[first, ...rest].join("\n")}\n`);
}

/** Prints diagnostics for people. */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { stderr, env }: Pick<NodeJS.Process, "stderr" | "env">,
): Promise<void> {
  const texts = await diagnosticTexts(diagnostics, styleFor(stderr, env));
  stderr.write(texts.map((text) => `${text}\n`).join("\n"));
}
