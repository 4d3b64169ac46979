import {
  commandAmong,
  type Format,
  formatOf,
  isAsked,
  type Options,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../../system/terminal/arguments.ts";
import { InputError } from "../../system/input-error.ts";

export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "generate" | "check";
      readonly specs: string | null;
      readonly out: string | null;
      readonly only: readonly string[] | null;
      readonly format: Format;
      readonly check: boolean;
      readonly force: boolean;
      readonly all: boolean;
    };

const reading = {
  specs: { type: "string" },
  only: { type: "string", multiple: true },
  format: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const satisfies Options;

const writing = {
  ...reading,
  out: { type: "string" },
  check: { type: "boolean" },
  force: { type: "boolean" },
  all: { type: "boolean" },
} as const satisfies Options;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, writing, "help")) return { kind: "help" };
  if (isAsked(args, writing, "version")) return { kind: "version" };
  const { kind, rest } = commandAmong(args, writing, ["generate", "check"]);
  refuseUnknown(args, writing, Object.keys(kind === "generate" ? writing : reading), kind);
  if (rest.length > 0) throw new InputError(`${JSON.stringify(rest[0])} is an unexpected argument`);
  const values = valuesOf(args, writing);
  const { specs, out, only } = values;
  refuseBlank({ specs, out, only: only?.join("") });
  return {
    kind,
    specs: specs ?? null,
    out: out ?? null,
    only: only?.flatMap((names) => names.split(",")).filter(Boolean) ?? null,
    format: formatOf(values.format, values.json ?? false),
    check: values.check ?? false,
    force: values.force ?? false,
    all: values.all ?? false,
  };
}
