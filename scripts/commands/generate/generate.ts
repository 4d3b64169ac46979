import { resolve } from "node:path";
import { formatOf, namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { generateHelp } from "./help.ts";
import { perform } from "./perform.ts";
import { summarizeGenerate } from "./summary.ts";

export const command = defineCommand({
  name: "generate",
  help: generateHelp,
  remembers: true,
  options: {
    specs: { type: "string" },
    out: { type: "string" },
    only: { type: "string", multiple: true },
    format: { type: "string" },
    json: { type: "boolean" },
    check: { type: "boolean" },
    force: { type: "boolean" },
    all: { type: "boolean" },
  },
  shared: ["force", "only"],
  parse({ values, positionals }) {
    refuseExtra(positionals);
    const { specs, out, only, format, json = false } = values;
    const { check = false, force = false, all = false } = values;
    return {
      specs: specs ?? null,
      out: out ?? null,
      only: namesOf(only),
      format: formatOf(format, json),
      check,
      force,
      all,
    };
  },
  run({ format, ...given }, { installation, workspace, streams }) {
    const place = workspace();
    const specs = given.specs === null ? place.specs : resolve(given.specs);
    const out = given.out === null ? place.generated : resolve(given.out);
    const options = { ...given, installation, workspace: place, specs, out };
    return perform({ format, out, root: place.root }, streams, async (progress, style, elapsed) => {
      const { generate } = await import("../../emit/pipeline.ts");
      const result = await generate(options, progress);
      const summary = () => summarizeGenerate(result, { check: given.check, ms: elapsed() }, style);
      return { result, summary };
    });
  },
});
