import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import { formatOf } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";
import type { Check, Draw, Run } from "./options.ts";

export const command = defineCommand({
  name: "workflow",
  help,
  options: {
    format: { type: "string" },
    json: { type: "boolean" },
    mock: { type: "boolean" },
    "env-file": { type: "string" },
  },
  kinds: { check: ["format", "json"], run: ["mock", "env-file", "json"], draw: [] },
  parse({ kind, values, positionals }): Check | Run | Draw {
    const { format, json = false, mock = false, "env-file": envFile = null } = values;
    const [file, second] = positionals;
    if (file === undefined) throw new InputError("the file of a workflow is missing");
    if (kind === "check") return { kind, files: positionals, format: formatOf(format, json) };
    if (second !== undefined)
      throw new InputError(`${kind} takes one file, not also ${JSON.stringify(second)}`);
    return kind === "draw" ? { kind, file } : { kind, file, mock, envFile, json };
  },
  /** Each kind loads what it needs, and nothing else. */
  async run(given, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    if (given.kind === "check") return (await import("./check.ts")).check(given, roots, streams);
    if (given.kind === "draw") return (await import("./draw.ts")).draw(given, roots, streams);
    const { inSuite, requireRuntime } = await import("../enter-suite.ts");
    requireRuntime(roots);
    const run = async () => (await import("./run.ts")).run(given, roots, streams);
    if (!given.mock) return run();
    requirePeers("workflow run --mock", ["mocks"], installation);
    return inSuite(roots, run);
  },
});
