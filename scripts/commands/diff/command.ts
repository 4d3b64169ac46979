import type { DiffFormat } from "../../change/diff/format/formatted.ts";
import { SEVERITIES } from "../../change/diff/change.ts";
import { InputError } from "../../system/input-error.ts";
import { type Format, formatOf, namesOf, oneOf } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { help } from "./help.ts";

const FORMATS: readonly DiffFormat[] = ["text", "json", "markdown", "github"];

export const command = defineCommand({
  name: "diff",
  help,
  remembers: true,
  options: {
    only: { type: "string", multiple: true },
    format: { type: "string" },
    json: { type: "boolean" },
    "fail-on": { type: "string" },
    explain: { type: "string" },
  },
  parse({ values, positionals }) {
    const { only, format, json = false, "fail-on": failOn, explain } = values;
    if (explain !== undefined) {
      if (positionals.length > 0 || only !== undefined || failOn !== undefined)
        throw new InputError("--explain compares nothing; leave out states, --only and --fail-on");
      return { explain, format: formatOf<Format>(format, json, ["text", "json"]) };
    }
    const [base = "released", head = null, third] = positionals;
    if (third !== undefined)
      throw new InputError(`diff compares two states; ${JSON.stringify(third)} is a third`);
    if (base.trim() === "" || head?.trim() === "")
      throw new InputError("a state must not be empty");
    return {
      base,
      head,
      only: namesOf(only),
      format: formatOf<DiffFormat>(format, json, FORMATS),
      failOn: failOn === undefined ? null : oneOf("fail-on", failOn, SEVERITIES),
    };
  },
  async run(options, { installation, workspace, streams }) {
    if (options.explain !== undefined) {
      const { explain } = await import("../../change/diff/format/explain.ts");
      return explain(options.explain, options.format, streams);
    }
    const { diff } = await import("../../change/diff/diff.ts");
    return await diff(options, { installation, workspace }, streams);
  },
});
