import { resolve } from "node:path";
import { InputError } from "../../system/input-error.ts";
import { refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "publish",
  help,
  remembers: true,
  options: {
    registry: { type: "string" },
    tag: { type: "string" },
    otp: { type: "string" },
    "dry-run": { type: "boolean" },
    pack: { type: "string" },
    yes: { type: "boolean" },
    json: { type: "boolean" },
  },
  shared: ["registry", "tag", "otp", "yes", "json"],
  parse({ values, positionals }) {
    refuseExtra(positionals);
    const { registry, tag, otp, pack, yes = false, json = false } = values;
    const { "dry-run": dryRun = false } = values;
    if (dryRun && pack !== undefined)
      throw new InputError("--dry-run and --pack exclude each other; neither publishes anything");
    return {
      registry: registry === undefined ? null : address(registry),
      tag: tag ?? null,
      otp: otp ?? null,
      pack: pack === undefined ? null : resolve(pack),
      dryRun,
      yes,
      json,
    };
  },
  async run(options, { installation, workspace, streams }) {
    const { publish } = await import("../../change/publish/publish.ts");
    return await publish(options, { installation, workspace: workspace() }, streams);
  },
});

/** One spelling of the address; a password in it would be shown. */
function address(given: string): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InputError(`--registry must be a URL such as http://127.0.0.1:4873, not ${given}`);
  if (url.username || url.password)
    throw new InputError("--registry must not contain credentials; put them in an npmrc");
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}
