import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { maskOutputs } from "../../../packages/workflow/src/run/mask.ts";
import type { WorkflowResult, AnyBlock } from "../../../packages/workflow/src/run/types.ts";
import { runWorkflow } from "../../../packages/workflow/src/run/workflow.ts";
import type { Workflow } from "../../../packages/workflow/src/types.ts";
import { InputError } from "../../system/input-error.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { interruption } from "./interruption.ts";
import { progressOn } from "./progress.ts";
import type { Package } from "./read.ts";

/** Mock servers have the next state of a job ready at once. */
const MOCK_EVERY_MS = 20;

/** A workflow without errors, and all that it needs. */
export interface Task {
  readonly workflow: Workflow;
  readonly used: readonly Package[];
  readonly secrets: Readonly<Record<string, string>>;
  readonly mock: boolean;
}

/** Runs a workflow and shows how far it is; Ctrl-C ends the calls in flight. */
export async function execute(
  { workflow, used, secrets, mock }: Task,
  { stderr, env }: NodeJS.Process,
): Promise<WorkflowResult> {
  const style = styleFor(stderr, env);
  // A log keeps every line that is rewritten.
  const isLive = stderr.isTTY && !env["CI"] && env["TERM"] !== "dumb";
  const progress = progressOn({ stream: stderr, isLive, style }, workflow);
  const { signal, release } = interruption(() =>
    progress.say("interrupted: aborting calls in flight; interrupt again to exit immediately"),
  );
  const providers = new Map(
    used.map(({ description }) => [description.type, description.provider]),
  );
  const complain = (problem: string) => {
    const shown = printable(maskOutputs(problem, Object.values(secrets)));
    progress.say(`${style("yellow", "mock")}: ${shown}`);
  };
  const mocks = mock ? await mocksFor([...providers.values()], complain) : undefined;
  try {
    return await runWorkflow(workflow, {
      blocks: await Promise.all(used.map(loadBlock)),
      secrets,
      signal,
      onEvent: progress.onEvent,
      context: (type) => {
        if (!mocks) return {};
        const fetch = mocks.fetches[providers.get(type) ?? ""];
        // Nothing that is tried out may reach a real provider.
        if (!fetch) throw new Error(`there is no mock server for ${type}`);
        return { fetch, everyMs: MOCK_EVERY_MS };
      },
    });
  } finally {
    progress.end();
    release();
    await mocks?.close();
  }
}

/** Prism takes longer to load than everything else. */
async function mocksFor(providers: readonly string[], onProblem: (problem: string) => void) {
  const { startMocks } = await import("./mock.ts");
  return startMocks(providers, onProblem);
}

/** Loads the block of a package from its source, which needs no build. */
async function loadBlock({ folder, description: { type } }: Package): Promise<AnyBlock> {
  const file = join(folder, "src/block.ts");
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  const block = Object.values(exported).find((value) => isBlock(value, type));
  if (!block) throw new InputError(`${shownPath(file)} has no block of type ${type}`);
  return block as AnyBlock; // that is what a package exports under the type of its block.json
}

function isBlock(value: unknown, type: string): boolean {
  return typeof value === "object" && value !== null && "type" in value && value.type === type;
}
