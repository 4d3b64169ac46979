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

export type Command = { readonly kind: "help" } | Check | Run | Draw;

/** Every problem of these files. */
export interface Check {
  readonly kind: "check";
  readonly files: readonly string[];
  readonly format: Format;
}

/** One file, with the providers or with mock servers in their place. */
export interface Run {
  readonly kind: "run";
  readonly file: string;
  readonly mock: boolean;
  readonly envFile: string | null;
  readonly json: boolean;
}

/** One file as a diagram. */
export interface Draw {
  readonly kind: "draw";
  readonly file: string;
}

const options = {
  format: { type: "string" },
  json: { type: "boolean" },
  mock: { type: "boolean" },
  "env-file": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Options of each command. */
const known = {
  check: ["format", "json", "help"],
  run: ["mock", "env-file", "json", "help"],
  draw: ["help"],
};

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  const { kind, rest } = commandAmong(args, options, ["check", "run", "draw"]);
  refuseUnknown(args, options, known[kind], kind);
  const { format, json = false, mock = false, "env-file": envFile } = valuesOf(args, options);
  refuseBlank({ "env-file": envFile });
  const [file, second] = rest;
  if (file === undefined) throw new InputError(`the file of a workflow is missing`);
  if (kind === "check") return { kind, files: rest, format: formatOf(format, json) };
  if (second !== undefined)
    throw new InputError(`${kind} takes one file, not also ${JSON.stringify(second)}`);
  return kind === "draw" ? { kind, file } : { kind, file, mock, envFile: envFile ?? null, json };
}
