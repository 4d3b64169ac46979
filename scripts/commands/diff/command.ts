import { parseArgs } from "node:util";
import {
  formatOf,
  isAsked,
  type Options,
  oneOf,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../../system/terminal/arguments.ts";
import { InputError } from "../../system/input-error.ts";
import type { DiffFormat, DiffOptions } from "../../change/diff/options.ts";
import { SEVERITIES } from "../../change/diff/rule.ts";

export type Command = { readonly kind: "help" } | Diff;

interface Diff extends DiffOptions {
  readonly kind: "diff";
}

const FORMATS: readonly DiffFormat[] = ["text", "json", "markdown", "github"];

const options = {
  only: { type: "string", multiple: true },
  format: { type: "string" },
  json: { type: "boolean" },
  "fail-on": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  refuseUnknown(args, options, Object.keys(options), "diff");
  const { only, format, json = false, "fail-on": failOn } = valuesOf(args, options);
  refuseBlank({ only: only?.join(""), format, "fail-on": failOn });
  const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [base = "released", head = null, third] = positionals;
  if (third !== undefined)
    throw new InputError(`diff compares two states; ${JSON.stringify(third)} is a third`);
  if (base.trim() === "" || head?.trim() === "") throw new InputError("a state must not be empty");
  return {
    kind: "diff",
    base,
    head,
    only: only?.flatMap((names) => names.split(",")).filter(Boolean) ?? null,
    format: formatOf<DiffFormat>(format, json, FORMATS),
    failOn: failOn === undefined ? null : oneOf("fail-on", failOn, SEVERITIES),
  };
}
