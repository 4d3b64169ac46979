import { SEVERITIES } from "../../intake/finding-kind.ts";
import { InputError } from "../../system/input-error.ts";
import { formatOf, oneOf } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";

/** What `--help` prints. */
const help = `Shows where a manifest and the vendor's own description of the API differ.

Usage
  npx blockwright drift PROVIDER --openapi FILE [options]

FILE is an OpenAPI 3, Swagger 2.0 or Google Discovery document, as JSON or YAML.

Options
  --fail-on SEVERITY  exit with 1 if a finding has at least this severity:
                      broken (default), changed or new
  --all               also report operations that the manifest does not have
  --specs DIR         folder of the manifests (default: specs)
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              short for --format json: one document on standard output
  -h, --help          show this text

docs/vendor.md describes every finding. npx blockwright import applies those
that need no decision.

Exit status: 0 success, 1 a finding reaches --fail-on, 2 wrong usage, or a file
that cannot be read.
`;

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
