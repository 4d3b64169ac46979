import { type ParseArgsConfig, parseArgs } from "node:util";
import { didYouMean } from "../templates/workflow/diagnostics/did-you-mean.ts";
import { InputError } from "./input-error.ts";

/** How diagnostics and findings are printed. */
export type Format = "text" | "json" | "github";

/** What a person asked for. */
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

const FORMATS: readonly Format[] = ["text", "json", "github"];

const reading = {
  specs: { type: "string" },
  only: { type: "string", multiple: true },
  format: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const satisfies ParseArgsConfig["options"];

const writing = {
  ...reading,
  out: { type: "string" },
  check: { type: "boolean" },
  force: { type: "boolean" },
  all: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  const { values: first } = parseArgs({ args: [...args], options: writing, strict: false });
  if (first.help) return { kind: "help" };
  if (first.version) return { kind: "version" };
  const [command, ...rest] = positionals(args);
  const kind = kindOf(command);
  refuseUnknown(args, Object.keys(kind === "generate" ? writing : reading), kind);
  if (rest.length > 0) throw new InputError(`${JSON.stringify(rest[0])} is one argument too many`);
  const values = strict(args);
  refuseBlank(values);
  return {
    kind,
    specs: values.specs ?? null,
    out: values.out ?? null,
    only: values.only?.flatMap((names) => names.split(",")).filter(Boolean) ?? null,
    format: formatOf(values.format, values.json ?? false),
    check: values.check ?? false,
    force: values.force ?? false,
    all: values.all ?? false,
  };
}

function kindOf(command: string | undefined): "generate" | "check" {
  if (command === undefined) throw new InputError("give a command: generate or check");
  if (command === "generate" || command === "check") return command;
  const hint = didYouMean(command, ["generate", "check"]);
  throw new InputError(`there is no command ${JSON.stringify(command)}${hint}`);
}

function positionals(args: readonly string[]): readonly string[] {
  return parseArgs({ args: [...args], options: writing, strict: false }).positionals;
}

/** Node's own message for an unknown option knows no near names. */
function refuseUnknown(args: readonly string[], known: readonly string[], kind: string): void {
  const { tokens } = parseArgs({ args: [...args], options: writing, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option" || known.includes(token.name)) continue;
    const hint = didYouMean(token.name, known);
    throw new InputError(`${kind} has no option ${token.rawName}${hint.replace('"', '"--')}`);
  }
}

/** A variable that a shell left empty must not stand for this folder, or for nothing at all. */
function refuseBlank({ specs, out, only }: ReturnType<typeof strict>): void {
  for (const [name, value] of Object.entries({ specs, out, only: only?.join("") })) {
    if (value !== undefined && /^[\s,]*$/.test(value)) throw new InputError(`--${name} is empty`);
  }
}

/** A missing or a superfluous value is told in Node's words. */
function strict(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: writing, allowPositionals: true }).values;
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function formatOf(given: string | undefined, json: boolean): Format {
  if (given === undefined) return json ? "json" : "text";
  const format = FORMATS.find((name) => name === given);
  if (format === undefined) {
    const hint = didYouMean(given, FORMATS);
    throw new InputError(`--format is one of ${FORMATS.join(", ")}, not ${given}${hint}`);
  }
  if (json && format !== "json")
    throw new InputError(`--json and --format ${format} exclude each other`);
  return format;
}
