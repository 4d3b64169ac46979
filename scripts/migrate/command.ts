import { parseArgs } from "node:util";
import { isAsked, type Options, refuseUnknown, valuesOf } from "../arguments.ts";

/** What a person asked for. */
export type Command = { readonly kind: "help" } | Migrate;

/** These manifests, or all of the project when none is named. */
export interface Migrate {
  readonly kind: "migrate";
  readonly files: readonly string[];
  readonly check: boolean;
  readonly json: boolean;
}

const options = {
  check: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Options whose loss would write in place of looking. */
export const KEPT = ["check", "json"];

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  refuseUnknown(args, options, Object.keys(options), "migrate");
  const { check = false, json = false } = valuesOf(args, options);
  const { positionals: files } = parseArgs({ args: [...args], options, strict: false });
  return { kind: "migrate", files, check, json };
}
