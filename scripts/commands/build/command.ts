import { refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";

const help = `Compiles every package from nothing: src to dist.

Usage
  npx blockwright build

Options
  -h, --help    show this text

Exit status: 0 success, 1 a package does not compile, 2 wrong usage.
`;

export const command = defineCommand({
  name: "build",
  help,
  options: {},
  parse: ({ positionals }) => refuseExtra(positionals),
  async run(_, { installation, workspace }) {
    return (await import("./build.ts")).build({ installation, workspace: workspace() });
  },
});
