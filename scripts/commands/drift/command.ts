import { SEVERITIES } from "../../intake/finding-kind.ts";
import { InputError } from "../../system/input-error.ts";
import { formatOf, oneOf } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "drift",
  help,
  options: {
    openapi: { type: "string" },
    specs: { type: "string" },
    format: { type: "string" },
    json: { type: "boolean" },
    "fail-on": { type: "string" },
    all: { type: "boolean" },
  },
  parse({ values, positionals }) {
    const { openapi, specs, format, json = false, all = false } = values;
    const [provider, second] = positionals;
    if (provider === undefined)
      throw new InputError("a provider is missing: the name of its manifest");
    if (second !== undefined)
      throw new InputError(`drift takes one provider, not also ${JSON.stringify(second)}`);
    if (openapi === undefined)
      throw new InputError("the vendor's document is missing: --openapi FILE");
    return {
      provider,
      openapi,
      specs: specs ?? null,
      format: formatOf(format, json),
      failOn: oneOf("fail-on", values["fail-on"] ?? "broken", SEVERITIES),
      all,
    };
  },
  async run(options, { workspace, streams }) {
    return (await import("../../intake/drift/run.ts")).run(options, workspace(), streams);
  },
});
