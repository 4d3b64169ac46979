import { parseArgs } from "node:util";
import {
  isAsked,
  type Options,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../../system/terminal/arguments.ts";
import { InputError } from "../../system/input-error.ts";

export type Command = { readonly kind: "help" } | Accept;

export interface Accept {
  readonly kind: "accept";
  /** Null: all. */
  readonly providers: readonly string[] | null;
  /** Without a question. */
  readonly yes: boolean;
}

const options = {
  provider: { type: "string", multiple: true },
  yes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  refuseUnknown(args, options, Object.keys(options), "accept");
  const [extra] = parseArgs({ args: [...args], options, strict: false }).positionals;
  if (extra !== undefined)
    throw new InputError(
      `accept does not take ${JSON.stringify(extra)}; select providers with --provider`,
    );
  const { provider, yes = false } = valuesOf(args, options);
  const names = provider?.flatMap((each) => each.split(",")).map((name) => name.trim());
  refuseBlank({ provider: provider?.join() });
  return { kind: "accept", providers: names ?? null, yes };
}
