import { type ParseArgsConfig, parseArgs } from "node:util";
import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { InputError } from "../input-error.ts";

/** Options as `parseArgs` takes them. */
export type Options = NonNullable<ParseArgsConfig["options"]>;

/** How diagnostics and findings are printed. */
export type Format = "text" | "json" | "github";

const FORMATS: readonly Format[] = ["text", "json", "github"];

/** The command among the arguments, and what stands there without being an option. */
export function commandAmong<Name extends string>(
  args: readonly string[],
  options: Options,
  names: readonly Name[],
): { readonly kind: Name; readonly rest: readonly string[] } {
  const [given, ...rest] = parseArgs({ args: [...args], options, strict: false }).positionals;
  const all = new Intl.ListFormat("en", { type: "disjunction" }).format(names);
  if (given === undefined) throw new InputError(`a command is missing: ${all}`);
  const kind = names.find((name) => name === given);
  if (kind !== undefined) return { kind, rest };
  const hint = didYouMean(given, names);
  throw new InputError(`there is no command ${JSON.stringify(given)}${hint}`);
}

/** Whether an option is given, whatever else is wrong. */
export function isAsked(args: readonly string[], options: Options, name: string): boolean {
  return parseArgs({ args: [...args], options, strict: false }).values[name] === true;
}

/** Node's own message for an unknown option knows no near names. */
export function refuseUnknown(
  args: readonly string[],
  options: Options,
  known: readonly string[],
  kind: string,
): void {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option" || known.includes(token.name)) continue;
    const hint = didYouMean(token.name, known);
    throw new InputError(`${kind} has no option ${token.rawName}${hint.replace('"', '"--')}`);
  }
}

/** Values of the options. A missing or superfluous value is reported with the message of Node. */
export function valuesOf<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }).values;
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A variable that a shell left empty must not stand for this folder, or for nothing at all. */
export function refuseBlank(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && /^[\s,]*$/.test(value)) throw new InputError(`--${name} is empty`);
  }
}

/** The format that `--format` or `--json` names. */
export function formatOf<Name extends string = Format>(
  given: string | undefined,
  json: boolean,
  formats: readonly (Name | Format)[] = FORMATS,
): Name | Format {
  if (given === undefined) return json ? "json" : "text";
  const format = oneOf("format", given, formats);
  if (json && format !== "json")
    throw new InputError(`--json and --format ${format} contradict each other`);
  return format;
}

/** The one of several choices that an option gives. */
export function oneOf<Choice extends string>(
  option: string,
  given: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((name) => name === given);
  if (choice !== undefined) return choice;
  const hint = didYouMean(given, choices);
  throw new InputError(`--${option} must be one of ${choices.join(", ")}, not ${given}${hint}`);
}
