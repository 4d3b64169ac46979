import { resolve } from "node:path";
import { formatOf, namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { checkHelp } from "./help.ts";
import { perform } from "./perform.ts";
import { summarizeCheck } from "./summary.ts";

export const command = defineCommand({
  name: "check",
  help: checkHelp,
  options: {
    specs: { type: "string" },
    only: { type: "string", multiple: true },
    format: { type: "string" },
    json: { type: "boolean" },
  },
  shared: ["only"],
  parse({ values: { specs, only, format, json = false }, positionals }) {
    refuseExtra(positionals);
    return { specs: specs ?? null, only: namesOf(only), format: formatOf(format, json) };
  },
  run({ format, only, specs }, { workspace, streams }) {
    const place = workspace();
    const folder = specs === null ? place.specs : resolve(specs);
    const { generated: out, root } = place;
    return perform({ format, out, root }, streams, async (progress, style, elapsed) => {
      const { check } = await import("../../emit/pipeline.ts");
      const result = await check({ workspace: place, specs: folder, only }, progress);
      return { result, summary: () => summarizeCheck(result, elapsed(), style) };
    });
  },
});
