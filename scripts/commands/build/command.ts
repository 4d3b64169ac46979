import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";

const help = `Compiles every package from nothing: src to dist.

Usage
  npx blockwright build

Options
  --only NAME,NAME    these packages of providers only; repeatable
  -h, --help          show this text

Exit status: 0 success, 1 a package does not compile, 2 wrong usage.
`;

export const command = defineCommand({
  name: "build",
  help,
  options: { only: { type: "string", multiple: true } },
  shared: ["only"],
  parse({ values, positionals }) {
    refuseExtra(positionals);
    return { only: namesOf(values.only) };
  },
  async run({ only }, { installation, workspace }) {
    return (await import("./build.ts")).build({ installation, workspace: workspace() }, only);
  },
});
