import { InputError } from "../../system/input-error.ts";
import { isScope } from "../../system/roots.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";

/** What `--help` prints. */
const help = `Makes a blockwright project of this folder. Asks nothing, overwrites nothing,
and runs neither npm nor git.

Usage
  npx blockwright init [--scope "@acme"] [--example]
  npx blockwright init --from FILE --operations NAMES

Options
  --scope SCOPE       npm scope of the generated packages (default: that of the
                      package's own name, else made from the folder's name)
  --example           add specs/notes.yaml, a manifest to play with
  --from FILE         draft the first manifest from a vendor's OpenAPI, Swagger
                      or Discovery document
  --operations NAMES  with --from: the operations to take, or all; see npx
                      blockwright import --help
  -h, --help          show this text

The project is the nearest folder with a package.json, else this folder. What is
there stays: only members of package.json, lines of .gitignore and files that
are missing are added. All or nothing is written, and a second run changes
nothing.

Exit status: 0 success, 2 wrong usage, a document of which nothing can be
drafted, or a folder that cannot be written.
`;

export const command = defineCommand({
  name: "init",
  help,
  options: {
    scope: { type: "string" },
    example: { type: "boolean" },
    from: { type: "string" },
    operations: { type: "string", multiple: true },
  },
  shared: ["scope"],
  parse({ values: { scope, example = false, from, operations }, positionals }) {
    refuseExtra(positionals);
    if (scope !== undefined && !isScope(scope))
      throw new InputError(
        `--scope must be an npm scope in quotes, such as "@acme", not ${JSON.stringify(scope)}`,
      );
    if (operations !== undefined && from === undefined)
      throw new InputError("--operations names those of a document; add --from FILE");
    return {
      scope: scope ?? null,
      example,
      from: from === undefined ? null : { file: from, operations: namesOf(operations) },
    };
  },
  async run(options, { installation, streams }) {
    return (await import("./init.ts")).init(options, { installation, streams });
  },
});
