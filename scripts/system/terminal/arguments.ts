import { type ParseArgsConfig, parseArgs } from "node:util";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../input-error.ts";

/** Options as `parseArgs` takes them. */
export type Options = NonNullable<ParseArgsConfig["options"]>;

/** How diagnostics and findings are printed. */
export type Format = "text" | "json" | "github";

const FORMATS: readonly Format[] = ["text", "json", "github"];

/** The one of these that the first argument names, and the arguments after it that are no options. */
export function kindAmong(
  args: readonly string[],
  options: Options,
  names: readonly string[],
): { readonly kind: string; readonly rest: readonly string[] } {
  const [given, ...rest] = parseArgs({ args: [...args], options, strict: false }).positionals;
  const all = new Intl.ListFormat("en", { type: "disjunction" }).format(names);
  if (given === undefined) throw new InputError(`a command is missing: ${all}`);
  if (names.includes(given)) return { kind: given, rest };
  const hint = didYouMean(given, names) || `; known are ${names.join(", ")}`;
  throw new InputError(`there is no command ${JSON.stringify(given)}${hint}`);
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

/** What was given. A missing or superfluous value is reported with the message of Node. */
export function valuesOf(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A variable that a shell left empty must not stand for this folder, or for nothing at all. */
export function refuseBlank(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join("") : value;
    if (typeof text === "string" && /^[\s,]*$/.test(text))
      throw new InputError(`--${name} is empty`);
  }
}

/** The names of an option that takes several, separated by commas or given again; null: not given. */
export function namesOf(given: readonly string[] | undefined): readonly string[] | null {
  if (given === undefined) return null;
  return given.flatMap((names) => names.split(",")).flatMap((name) => name.trim() || []);
}

/** Refuses what stands among the arguments without being an option. */
export function refuseExtra([extra]: readonly string[], hint = ""): void {
  if (extra !== undefined)
    throw new InputError(`${JSON.stringify(extra)} is an unexpected argument${hint}`);
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
