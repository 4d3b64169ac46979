import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { contractOf, providers } from "../contract/read.ts";
import { chosenTarget, UsageError } from "../environment.ts";
import { baseUrl } from "../targets/live.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What a run against a provider, or against what was recorded of one, may do. */
export interface Settings {
  /** Holds credentials, addresses and what calls refer to. */
  readonly env: Environment;
  /** Operations that may be called though they change or cost something. */
  readonly writes: readonly string[];
  /** How many requests may leave in one run. */
  readonly maxCalls: number;
  /** Least time between two calls of one provider. */
  readonly intervalMs: number;
  readonly record: boolean;
  /** Folder of recordings. */
  readonly recordings: string;
  /** Folder of files with inputs of live calls, one per provider. */
  readonly calls: string;
  readonly driftFails: boolean;
}

/** Reads the variables that begin with `CONTRACT_`; throws a UsageError on anything that makes no sense. */
export function readSettings(env: Environment = process.env): Settings {
  const record = isOn(env, "CONTRACT_RECORD", "1");
  if (record && chosenTarget(env) !== "live")
    throw new UsageError("CONTRACT_RECORD=1 keeps calls of a provider: set CONTRACT_TARGET=live");
  for (const provider of providers) baseUrl(provider, env);
  return {
    env,
    writes: knownOperations(env["CONTRACT_WRITES"]),
    maxCalls: wholeNumber(env, "CONTRACT_MAX_CALLS", { least: 1, usual: 50 }),
    intervalMs: wholeNumber(env, "CONTRACT_INTERVAL_MS", { least: 0, usual: 1000 }),
    record,
    recordings: folder(env["CONTRACT_RECORDINGS"], "../recordings"),
    calls: folder(env["CONTRACT_CALLS"], "../live"),
    driftFails: isOn(env, "CONTRACT_DRIFT", "fail"),
  };
}

function isOn(env: Environment, name: string, on: string): boolean {
  const given = env[name];
  if (given && given !== on) throw new UsageError(`${name} is ${on} or not set, not ${given}`);
  return given === on;
}

function wholeNumber(
  env: Environment,
  name: string,
  { least, usual }: Readonly<Record<"least" | "usual", number>>,
): number {
  const given = env[name];
  if (!given) return usual;
  const number = Number(given);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`${name} is a whole number of at least ${least}, not ${given}`);
}

function knownOperations(given: string | undefined): readonly string[] {
  const ids = (given ?? "").split(",").flatMap((id) => id.trim() || []);
  const known = providers.flatMap((provider) => contractOf(provider).operations);
  const unknown = ids.find((id) => !known.some((operation) => operation.id === id));
  if (unknown === undefined) return ids;
  throw new UsageError(`CONTRACT_WRITES: there is no operation ${JSON.stringify(unknown)}`);
}

/** A folder of the caller's, else one beside this file. */
function folder(given: string | undefined, usual: string): string {
  return given ? resolve(given) : fileURLToPath(new URL(usual, import.meta.url));
}
