import { requirePeers } from "../../system/optional-peers.ts";
import { refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { inSuite } from "../enter-suite.ts";
import { portOf } from "./port.ts";

const help = `Serves mocks of all providers on one port of 127.0.0.1, until Ctrl-C.

Usage
  npx blockwright mock [PORT]

Each provider has a path there, http://127.0.0.1:PORT/PROVIDER, and is printed
as a line: provider, space, address. Without PORT, a free port is taken. The
mock of a provider is made with the first call, so that the first takes longer.

Prism checks each request against the generated OpenAPI document. A good one is
answered by the first example that succeeds. Pages end: what a page names as the
next leads to the last. A job is pending when it is first asked for after its
start, and done then. For another reply, send a header:

  Prefer: example=NAME   the example of this name, or of this key
  Prefer: code=404       a reply of this status

Options
  -h, --help    show this text

Exit status: 0 stopped by a signal, 1 the port cannot be used, 2 wrong usage.
`;

export const command = defineCommand({
  name: "mock",
  help,
  options: {},
  parse({ positionals: [given = "0", ...rest] }) {
    refuseExtra(rest);
    return portOf(given);
  },
  run(port, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    requirePeers("mock", ["mocks"], installation);
    return inSuite(roots, async () => {
      const { brokenProviders } = await import("../../change/since/broken.ts");
      const { serve } = await import("./serve.ts");
      return await serve(port, (named) => brokenProviders(roots, named), streams);
    });
  },
});
