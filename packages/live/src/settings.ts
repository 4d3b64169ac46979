import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { chosenTarget, contractOf, providers, UsageError, workspace } from "blockwright/suite";
import { baseUrl } from "./target.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A timer of many days fires at once, and a test waits for minutes only. */
const LONGEST_INTERVAL = 60_000;

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
  const target = chosenTarget(env);
  if (record && target !== "live")
    throw new UsageError("CONTRACT_RECORD=1 needs CONTRACT_TARGET=live");
  for (const provider of providers) baseUrl(provider, env);
  return {
    env,
    writes: knownOperations(env["CONTRACT_WRITES"]),
    maxCalls: wholeNumber(env, "CONTRACT_MAX_CALLS", { least: 1, usual: 50 }),
    intervalMs: wholeNumber(env, "CONTRACT_INTERVAL_MS", {
      least: 0,
      most: LONGEST_INTERVAL,
      usual: 1000,
    }),
    record,
    recordings: folder(env, "CONTRACT_RECORDINGS", "recordings", target === "replay"),
    calls: folder(env, "CONTRACT_CALLS", "live", target === "live"),
    driftFails: isOn(env, "CONTRACT_DRIFT", "fail"),
  };
}

function isOn(env: Environment, name: string, on: string): boolean {
  const given = env[name];
  if (given && given !== on) throw new UsageError(`${name} must be ${on} or not set, not ${given}`);
  return given === on;
}

function wholeNumber(
  env: Environment,
  name: string,
  {
    least,
    most,
    usual,
  }: { readonly least: number; readonly most?: number; readonly usual: number },
): number {
  const given = env[name];
  if (!given) return usual;
  const number = Number(given);
  if (Number.isInteger(number) && number >= least && number <= (most ?? number)) return number;
  const range = most === undefined ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${name} must be a whole number ${range}, not ${given}`);
}

function knownOperations(given: string | undefined): readonly string[] {
  const ids = (given ?? "").split(",").flatMap((id) => id.trim() || []);
  const known = providers.flatMap((provider) => contractOf(provider).operations);
  const unknown = ids.find((id) => !known.some((operation) => operation.id === id));
  if (unknown === undefined) return ids;
  throw new UsageError(`CONTRACT_WRITES: there is no operation ${JSON.stringify(unknown)}`);
}

/** A folder that was named, which must be there where it is read, else the usual one of the project. */
function folder(env: Environment, name: string, usual: string, isRead: boolean): string {
  const given = env[name];
  if (!given) return join(workspace.root, "contract-tests", usual);
  const path = resolve(given);
  if (isRead && !existsSync(path)) throw new UsageError(`${name}: there is no folder ${path}`);
  return path;
}
