import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "catalogue",
  help,
  options: {
    out: { type: "string" },
    base: { type: "string" },
    contract: { type: "string" },
    workflows: { type: "string", multiple: true },
    only: { type: "string", multiple: true },
    single: { type: "boolean" },
  },
  shared: ["only"],
  parse({ values, positionals: [state = null, ...rest] }) {
    refuseExtra(rest);
    const { out, base = null, contract = null, workflows = null, only, single = false } = values;
    if (out === undefined)
      throw new InputError("--out is missing: name the folder that the catalogue goes to");
    return { state, out, base, contract, workflows, only: namesOf(only), single };
  },
  async run(options, { installation, workspace, streams }) {
    requirePeers("catalogue", ["bundler"], installation);
    const { writeCatalogue } = await import("./write.ts");
    return await writeCatalogue(options, { installation, workspace: workspace() }, streams);
  },
});
