import { parseArgs } from "node:util";
import { knownProviders, UsageError } from "../../../contract-tests/settings/environment.ts";
import { reportFile } from "../../../contract-tests/report/files.ts";
import type { SuiteOptions } from "../../../contract-tests/suite/start.ts";

export type Command = { readonly kind: "help" } | Run;

interface Run extends SuiteOptions {
  readonly kind: "run";
}

const options = {
  provider: { type: "string", multiple: true },
  report: { type: "string", multiple: true },
  shard: { type: "string" },
  merge: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** What `--help` prints. */
export const help = `Runs the contract suite: checks that client and block do what the manifest says.

Usage
  npm run contract -- [options]

Options
  --provider books,crm     these providers only; repeatable
  --report FORMAT[=FILE]   html, json, junit or markdown (default file: in .cache/contract);
                           repeatable
  --shard 1/3              run the first third of the tests; results go to .cache/contract/shards
  --merge DIR              merge the results of all shards and require complete coverage
  -h, --help               show this text

Environment
  CONTRACT_TARGET          mock (default), replay (recorded calls) or live (real providers);
                           docs/live.md lists the variables of the last two

Exit status: 0 all contracts hold, 1 a case failed or coverage is incomplete, 2 wrong usage.
`;

/** Reads the arguments after the program's name; throws a UsageError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  const { provider, report = [], shard, merge, help: wantsHelp } = read(args);
  if (wantsHelp) return { kind: "help" };
  if (shard !== undefined && merge !== undefined)
    throw new UsageError(
      "--shard and --merge cannot be combined: one runs tests, the other does not",
    );
  return {
    kind: "run",
    providers: provider ? knownProviders(provider.flatMap((names) => names.split(","))) : null,
    reports: report.map(reportFile),
    shard: shard === undefined ? null : checkedShard(shard),
    merge: merge ?? null,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${words}; the options are ${known.join(", ")}`, { cause: error });
  }
}

function checkedShard(shard: string): string {
  const [index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(shard)?.slice(1).map(Number) ?? [];
  if (index >= 1 && index <= count) return shard;
  throw new UsageError(`--shard must be an index and a count such as 1/3, not ${shard}`);
}
