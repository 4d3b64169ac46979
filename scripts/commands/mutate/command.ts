import { parseArgs } from "node:util";
import type { MutationOptions } from "../../mutation/options.ts";
import { InputError } from "../../system/input-error.ts";

export interface Command extends MutationOptions {
  /** File that the report is written to, beside the usual one. */
  readonly json: string | null;
  readonly help: boolean;
}

/** How the command is used. */
export const help = `npm run mutate -- [options]

Measures the contract suite. Changes one thing at a time in a manifest or a reply, generates the
package again in memory and runs the suite against it. A change that no test notices survives and
is reported.

  --provider <names>  mutants of these providers only, comma-separated
  --sample <n>        n mutants, spread over the operations, instead of all
  --seed <n>          selects the sample; the same seed gives the same mutants (default: 1)
  --json <file>       also write the report to this file, besides .cache/mutation.json
  -h, --help          show this text

Exit status: 0 nothing survived, 1 something survived, 2 wrong usage.
`;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  const values = valuesOf(args);
  const count = values.sample === undefined ? null : whole("sample", values.sample, 1);
  if (values.seed !== undefined && count === null) throw new InputError("--seed needs --sample");
  const seed = whole("seed", values.seed ?? "1", 0);
  return {
    providers: values.provider?.flatMap((names) => names.split(",")) ?? null,
    sample: count === null ? null : { count, seed },
    json: values.json ?? null,
    help: values.help ?? false,
  };
}

/** A mistake is reported with the message of Node. */
function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        provider: { type: "string", multiple: true },
        sample: { type: "string" },
        seed: { type: "string" },
        json: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function whole(name: string, text: string, least: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new InputError(`--${name} must be a whole number of at least ${least}, not ${text}`);
}
