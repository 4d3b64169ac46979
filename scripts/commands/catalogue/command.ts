import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";

/** What `--help` prints. */
const help = `Writes a catalogue of blocks: pages that anybody can open, search and try out,
without a server.

Usage
  npx blockwright catalogue [STATE] --out DIR [options]

STATE is any state that diff reads: a folder, FILE.yaml, FILE.tgz, NAME@VERSION,
a revision. Without it, the working tree. DIR is replaced as a whole; serve it
from any web server, below any path.

Options
  --out DIR            where the catalogue goes; must be new, empty or an
                       earlier catalogue that nothing was put into, and outside
                       of the folders of the project
  --base STATE         show on each operation and field what changed since this
                       state
  --contract FILE      show results of the contract suite, and its report as a
                       page: its JSON report
  --workflows DIR      workflows of this folder, in place of the project's own;
                       may be given several times. Those of the project are
                       shown with the working tree only
  --only NAME,NAME     these providers only
  --single             one file, DIR/index.html, that needs no server: for pull
                       requests
  -h, --help           show this text

Exit status: 0 success, 1 a manifest has to be mended, 2 wrong usage.
`;

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
