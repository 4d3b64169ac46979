import { requirePeers } from "../../system/optional-peers.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { portOf } from "../mock/port.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "preview",
  help,
  options: {
    only: { type: "string", multiple: true },
    base: { type: "string" },
    open: { type: "boolean" },
  },
  shared: ["only"],
  parse({ values, positionals: [port = "4100", ...rest] }) {
    refuseExtra(rest);
    const { only, base = null, open = false } = values;
    return { port: portOf(port), only: namesOf(only), base, open };
  },
  async run(options, { installation, workspace, streams }) {
    requirePeers("preview", ["bundler"], installation);
    const { servePreview } = await import("./serve.ts");
    return await servePreview(options, { installation, workspace: workspace() }, streams);
  },
});
