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
import type { DriftOptions } from "../../intake/drift/options.ts";
import { SEVERITIES } from "../../intake/finding-kind.ts";

export type Command = { readonly kind: "help" } | Drift;

interface Drift extends DriftOptions {
  readonly kind: "drift";
}

const options = {
  openapi: { type: "string" },
  specs: { type: "string" },
  format: { type: "string" },
  json: { type: "boolean" },
  "fail-on": { type: "string" },
  all: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  refuseUnknown(args, options, Object.keys(options), "drift");
  const values = valuesOf(args, options);
  const {
    openapi,
    specs,
    format,
    json = false,
    "fail-on": failOn = "broken",
    all = false,
  } = values;
  refuseBlank({ openapi, specs, format, "fail-on": failOn });
  const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [provider, second] = positionals;
  if (provider === undefined) throw new InputError("a provider is missing, such as books");
  if (second !== undefined)
    throw new InputError(`drift takes one provider, not also ${JSON.stringify(second)}`);
  if (openapi === undefined)
    throw new InputError("the vendor's document is missing: --openapi FILE");
  return {
    kind: "drift",
    provider,
    openapi,
    specs: specs ?? null,
    format: formatOf(format, json),
    failOn: oneOf("fail-on", failOn, SEVERITIES),
    all,
  };
}
