import { requirePeers } from "../../system/optional-peers.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { portOf } from "../mock/port.ts";

/** What `--help` prints. */
const help = `Serves a page of the blocks on 127.0.0.1 that follows their manifests while you
edit them, until Ctrl-C.

Usage
  npx blockwright preview [PORT] [options]

The page shows each block as editors show it, with its requests, snippets and
examples. An edit of a manifest, or of a file that it names, is on the page at
once; what was filled in stays. While a manifest has errors, the page keeps its
last good state and says what to mend. Calls can be sent to mocks, which start
with the first call. PORT is 4100 unless given; 0 takes a free one.

No provider is called, no key is asked for, and nobody else is served: the page
answers to this machine under 127.0.0.1 and localhost only.

Options
  --only NAME,NAME     these providers only
  --base STATE         show on each operation and field what changed since this
                       state
  --open               open the page in the browser
  -h, --help           show this text

Exit status: 0 stopped by a signal, 1 the port cannot be used, 2 wrong usage.
`;

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
