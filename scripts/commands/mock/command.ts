import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import { refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { inSuite } from "../enter-suite.ts";

const help = `Starts one Prism mock server per provider, until Ctrl-C.

Usage
  npx blockwright mock [PORT]

PORT is the first of a row of ports; without one, free ports are taken. Each server is printed as a
line: provider, space, address.

Options
  -h, --help    show this text

Exit status: 0 stopped by a signal, 1 a server cannot be started, 2 wrong usage.
`;

export const command = defineCommand({
  name: "mock",
  help,
  options: {},
  parse({ positionals: [first = "0", ...rest] }) {
    refuseExtra(rest);
    const port = Number(first);
    if (Number.isInteger(port) && port >= 0 && port <= 65_000) return port;
    throw new InputError(`the first port must be a number up to 65000, not "${first}"`);
  },
  run(port, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    requirePeers("mock", ["mocks"], installation);
    return inSuite(roots, async () => (await import("./serve.ts")).serve(port, streams));
  },
});
