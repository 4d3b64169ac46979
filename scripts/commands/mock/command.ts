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
mock of a provider is Prism, which answers from the generated OpenAPI document;
it starts with the first call, so that the first takes longer.

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
