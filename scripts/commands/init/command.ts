import { InputError } from "../../system/input-error.ts";
import { isScope } from "../../system/roots.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

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
