import { resolve } from "node:path";
import { InputError } from "../../system/input-error.ts";
import { refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";

/** What `--help` prints. */
const help = `Publishes every package whose version the registry does not have yet.

Usage
  npx blockwright publish [options]

Options
  --registry URL    the registry (default: the one that npm is configured for)
  --tag NAME        tag of pre-releases: the name in their version, next of
                    1.1.0-next.0
  --otp CODE        one-time password, if the registry asks for one
  --dry-run         do everything except publishing
  --pack DIR        make every check, and leave the tarballs in DIR for somebody
                    else to publish
  --yes             publish without asking for confirmation
  --json            one document on standard output
  --no-cache        use nothing that earlier runs found
  -h, --help        show this text

Nothing is published while something is uncommitted, generated/ is out of date,
the contract suite fails, a changed package has no new version, or a version is
out of order. Run the same command again to complete an interrupted run.
Registries of scopes and tokens are those of npm's own configuration; trusted
publishing needs no token.

Exit status: 0 everything is published, 1 something is not, 2 wrong usage.
Results go to standard output, progress and problems to standard error.
`;

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
