import { parseArgs } from "node:util";
import type { MutationOptions } from "../../mutation/options.ts";
import { InputError } from "../../system/input-error.ts";

/** What a run is asked to do. */
export interface Command extends MutationOptions {
  /** File that the report is written to, beside the usual one. */
  readonly json: string | null;
  readonly help: boolean;
}

/** How the command is used. */
export const help = `npm run mutate -- [options]

Changes one thing in a manifest or in a reply, makes the package anew in memory and runs the suite of
contracts against it. A change that no test sees survives and is named.

  --provider <names>  mutants of these providers only, separated by commas
  --sample <n>        n mutants, spread over the operations, in place of all
  --seed <n>          which ones: the same for the same seed (1)
  --json <file>       write the report here as well as to .cache/mutation.json
  -h, --help          this text

Ends with 0 when nothing survives, with 1 when something does, and with 2 on wrong usage.
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

/** A mistake is told in Node's words. */
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
  throw new InputError(`--${name} is a whole number of at least ${least}, not ${text}`);
}
