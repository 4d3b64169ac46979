import type { ReleaseOptions } from "../../change/release/options.ts";
import { isChannel } from "../../emit/versions/channel.ts";
import { InputError } from "../../system/input-error.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

const ALL = ["only", "pre", "stable", "json"] as const;

export const command = defineCommand({
  name: "release",
  help,
  remembers: true,
  options: {
    only: { type: "string", multiple: true },
    pre: { type: "string" },
    stable: { type: "boolean" },
    json: { type: "boolean" },
  },
  kinds: { plan: ALL, apply: ALL, record: ["only"] },
  parse({ kind, values, positionals }): ReleaseOptions {
    refuseExtra(positionals, "; select packages with --only");
    const { only, pre, stable = false, json = false } = values;
    if (kind === "record") return { kind, only: namesOf(only) };
    return { kind, only: namesOf(only), versionOptions: { pre: channel(pre), stable }, json };
  },
  async run(options, { installation, workspace, streams }) {
    const { run } = await import("../../change/release/run.ts");
    return await run(options, { installation, workspace: workspace() }, streams);
  },
});

function channel(pre: string | undefined): string | null {
  if (pre === undefined) return null;
  if (isChannel(pre)) return pre;
  throw new InputError(`--pre must be a lower-case name such as next, not ${JSON.stringify(pre)}`);
}
