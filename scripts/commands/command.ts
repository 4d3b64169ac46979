import { parseArgs } from "node:util";
import { InputError, UsageError } from "../system/input-error.ts";
import type { Installation, Workspace } from "../system/roots.ts";
import {
  kindAmong,
  type Options,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../system/terminal/arguments.ts";

/** What a command runs with. */
export interface Invocation {
  readonly installation: Installation;
  /** The workspace of the folder that it runs in; throws an InputError where there is none. */
  workspace(): Workspace;
  readonly streams: NodeJS.Process;
}

/** A command, as it is started. */
export interface Command<Parsed = unknown> {
  readonly name: string;
  /** Options that npm takes for its own where the two dashes before them are forgotten. */
  readonly kept: readonly string[];
  /** Reads its arguments; throws an InputError on anything unknown. */
  parse(args: readonly string[]): Parsed;
  /** Runs with these arguments, or prints its help, and gives the exit status. */
  start(args: readonly string[], invocation: Invocation): Promise<number>;
}

type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true }>
>["values"];

/** What was given on the command line. */
interface Given<Known extends Options, Kind> {
  /** The first argument, where there are kinds. */
  readonly kind: Kind;
  readonly values: Values<Known>;
  readonly positionals: readonly string[];
}

/** What a command takes and does. */
interface Definition<Known extends Options, Kind extends string, Parsed> {
  readonly name: string;
  /** What `--help` prints. */
  readonly help: string;
  readonly options: Known;
  /** Where the first argument names what to do: the options of each. */
  readonly kinds?: Readonly<Record<Kind, readonly (keyof Known & string)[]>>;
  /** Options that may come from an npmrc, since npm has them, too. */
  readonly shared?: readonly (keyof Known & string)[];
  /** Whether it remembers what it found; it has the option --no-cache then. */
  readonly remembers?: true;
  parse(given: Given<Known, Kind>): Parsed;
  run(parsed: Parsed, invocation: Invocation): number | Promise<number>;
}

const NO_CACHE = { "no-cache": { type: "boolean" } } as const satisfies Options;
const HELP = { help: { type: "boolean", short: "h" } } as const satisfies Options;

/** Makes a command of its definition. */
export function defineCommand<const Known extends Options, Parsed, Kind extends string = never>(
  definition: Definition<Known, Kind, Parsed>,
): Command<Parsed> {
  const { name, help, kinds, shared = [], remembers = false } = definition;
  const common: Options = { ...(remembers && NO_CACHE), ...HELP };
  const options: Options = { ...definition.options, ...common };
  const parse = (args: readonly string[]) => {
    const found = kinds ? kindAmong(args, options, Object.keys(kinds)) : null;
    // `kindAmong` gives one of the keys; without kinds, `parse` looks at none.
    const kind = (found?.kind ?? name) as Kind;
    const known = kinds ? [...kinds[kind], ...Object.keys(common)] : Object.keys(options);
    refuseUnknown(args, options, known, kind);
    // The command's own options and the common ones, which nobody looks for.
    const { values, positionals } = valuesOf(args, options);
    refuseBlank(values);
    const own = values as Values<Known>;
    return definition.parse({ kind, values: own, positionals: found?.rest ?? positionals });
  };
  const understood = (args: readonly string[]) => {
    try {
      return parse(args);
    } catch (error) {
      throw error instanceof InputError ? new UsageError(error, `${name} --help`) : error;
    }
  };
  return {
    name,
    kept: Object.keys(definition.options).filter((option) => !shared.includes(option)),
    parse,
    async start(args, invocation) {
      // Whatever else is wrong, who asks for help gets it.
      const { values } = parseArgs({ args: [...args], options, strict: false });
      if (values["help"] !== true) {
        const parsed = understood(args);
        return await definition.run(
          parsed,
          values["no-cache"] ? forgetful(invocation) : invocation,
        );
      }
      invocation.streams.stdout.write(help);
      return 0;
    },
  };
}

/** The same without what earlier runs found. */
function forgetful(invocation: Invocation): Invocation {
  return { ...invocation, workspace: () => ({ ...invocation.workspace(), memory: null }) };
}
