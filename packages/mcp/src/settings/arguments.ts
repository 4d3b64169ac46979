import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSettings, type Settings } from "./settings.ts";
import { UsageError } from "./usage-error.ts";
import { membersOf } from "./values.ts";

/** What the command line asks for. */
export interface Request {
  readonly settings: Settings;
  /** In place of a server. */
  readonly print?: "help" | "version" | "list";
}

const options = {
  allow: { type: "string", multiple: true },
  only: { type: "string", multiple: true },
  "read-only": { type: "boolean" },
  search: { type: "string" },
  wait: { type: "boolean" },
  "max-result-tokens": { type: "string" },
  parallel: { type: "string" },
  "base-url": { type: "string", multiple: true },
  mock: { type: "boolean" },
  http: { type: "string" },
  "allowed-host": { type: "string", multiple: true },
  "shared-credentials": { type: "boolean" },
  config: { type: "string" },
  list: { type: "boolean" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Reads the command line; what stands there wins over the configuration file that it names. */
export function readArguments(args: readonly string[]): Request {
  const { values, positionals } = parsed(args);
  const { config, list, version, help, ...given } = values;
  if (help) return { settings: {}, print: "help" };
  if (version) return { settings: {}, print: "version" };
  const own = Object.entries(given).map(([name, value]) => [memberOf(name), value]);
  const names = Object.fromEntries(Object.keys(options).map((name) => [memberOf(name), name]));
  const nameOf = (member: string) =>
    names[member] ? `--${names[member]}` : "The name of a package";
  const packages = positionals.length > 0 ? { packages: positionals } : {};
  const settings = {
    ...(config === undefined ? {} : readConfig(config)),
    ...readSettings({ ...Object.fromEntries(own), ...packages }, nameOf),
  };
  refuseContradictions(settings);
  return list ? { settings, print: "list" } : { settings };
}

function parsed(args: readonly string[]) {
  const known = { args: [...args], options, allowPositionals: true } as const;
  for (const token of parseArgs({ ...known, strict: false, tokens: true }).tokens) {
    if (token.kind === "option") refuseUnfit(token);
  }
  return parseArgs(known);
}

/** One option as it was written. */
interface Written {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** Refuses what Node would refuse in its own words, in some of them by three lines. */
function refuseUnfit({ name, rawName, value, inlineValue }: Written): void {
  const option = Object.entries(options).find(([known]) => known === name)?.[1];
  if (!option) throw new UsageError(`${rawName} is no option; see blockwright-mcp --help.`);
  const takes = option.type === "string";
  if (!takes && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  // The next option would be taken for the value.
  const isNext = !inlineValue && value?.startsWith("-");
  if (takes && (value === undefined || isNext)) throw new UsageError(`${rawName} needs a value.`);
}

function readConfig(path: string): Settings {
  try {
    return readSettings(membersOf(JSON.parse(textOf(path)), "It"), (name) => name);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${path}: ${error.message}`);
    // The message of the parser would repeat part of the file.
    const why = error instanceof SyntaxError ? "is no JSON" : "cannot be read";
    throw new UsageError(`--config: ${path} ${why}.`, { cause: error });
  }
}

/** Without the mark that some editors begin a file with. */
function textOf(path: string): string {
  return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
}

function refuseContradictions({ packages, accounts, readOnly, allow, ...http }: Settings): void {
  if (!packages?.length && !Object.keys(accounts ?? {}).length)
    throw new UsageError("No package is named: blockwright-mcp @blockwright/books, for example.");
  if (readOnly && allow?.length)
    throw new UsageError("--read-only and --allow contradict each other.");
  if (http.http) return;
  if (http.allowedHost) throw new UsageError("--allowed-host has no meaning without --http.");
  if (http.sharedCredentials)
    throw new UsageError("--shared-credentials has no meaning without --http.");
}

function memberOf(option: string): string {
  return option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
