import { InputError } from "../../system/input-error.ts";
import { namesOf } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "import",
  help,
  options: {
    operations: { type: "string", multiple: true },
    provider: { type: "string" },
    out: { type: "string" },
    list: { type: "boolean" },
    json: { type: "boolean" },
  },
  parse({ values: { operations, provider, out, list = false, json = false }, positionals }) {
    const [file, second] = positionals;
    if (file === undefined) throw new InputError("the vendor's document is missing");
    if (second !== undefined)
      throw new InputError(`import takes one document, not also ${JSON.stringify(second)}`);
    if (provider !== undefined && !/^[a-z][a-z0-9-]{0,38}$/.test(provider))
      throw new InputError(
        "--provider must be lower-case letters, digits and -, beginning with a letter",
      );
    return {
      list,
      file,
      operations: namesOf(operations),
      provider: provider ?? null,
      out: out ?? null,
      json,
    };
  },
  async run({ list, ...options }, { workspace, streams }) {
    if (list) return (await import("../../intake/import/list.ts")).list(options.file, streams);
    return (await import("../../intake/import/run.ts")).run(options, workspace(), streams);
  },
});
