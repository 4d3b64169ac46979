import { resolve } from "node:path";
import { InputError } from "../../system/input-error.ts";
import { formatOf, namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { checkHelp } from "./help.ts";
import { perform } from "./perform.ts";
import { summarizeCheck } from "./summary.ts";

export const command = defineCommand({
  name: "check",
  help: checkHelp,
  remembers: true,
  options: {
    specs: { type: "string" },
    only: { type: "string", multiple: true },
    format: { type: "string" },
    json: { type: "boolean" },
    watch: { type: "boolean" },
    fix: { type: "boolean" },
    explain: { type: "string" },
  },
  shared: ["only"],
  parse({ values, positionals }) {
    refuseExtra(positionals);
    const { specs, only, explain, watch = false, fix = false } = values;
    const format = formatOf(values.format, values.json ?? false);
    if (explain !== undefined) {
      refuseBeside("explain", { specs, only, watch: values.watch, fix: values.fix });
      if (format === "github")
        throw new InputError(
          "--explain prints text or json, not github; leave out --format github",
        );
      return { explain, format };
    }
    if (watch && format === "github")
      throw new InputError("--watch prints text or json, not github; leave out --format github");
    if (watch && fix)
      throw new InputError("--fix rewrites manifests once; leave out --watch, or run it before");
    return { specs: specs ?? null, only: namesOf(only), format, watch, fix };
  },
  async run(parsed, { installation, workspace, streams }) {
    if ("explain" in parsed) {
      const { explain } = await import("./explain.ts");
      return explain(parsed.explain, parsed.format, streams);
    }
    const { format, only, specs, watch, fix } = parsed;
    const place = workspace();
    const folder = specs === null ? place.specs : resolve(specs);
    if (watch) {
      const { watchManifests } = await import("./watch.ts");
      return await watchManifests({ workspace: place, specs: folder, only }, format, streams);
    }
    const given = { installation, workspace: place, specs: folder, only };
    if (fix) {
      const { fixManifests } = await import("./fix.ts");
      await fixManifests(given, streams);
    }
    const { generated: out, root } = place;
    return await perform({ format, out, root }, streams, async (progress, style, elapsed) => {
      const { check } = await import("../../emit/pipeline/check.ts");
      const result = await check(given, progress);
      return { result, summary: () => summarizeCheck(result, elapsed(), style) };
    });
  },
});

/** Refuses options that say what is read, and how, beside one that reads nothing. */
function refuseBeside(option: string, others: Readonly<Record<string, unknown>>): void {
  const given = Object.keys(others).find((name) => others[name] !== undefined);
  if (given !== undefined)
    throw new InputError(`--${option} reads no manifest; leave out --${given}`);
}
