import {
  commandAmong,
  isAsked,
  type Options,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../../system/terminal/arguments.ts";
import { InputError } from "../../system/input-error.ts";
import { isChannel } from "../../emit/versions/channel.ts";
import type { ReleaseOptions } from "../../change/release/options.ts";

export type Command = { readonly kind: "help" } | ReleaseOptions;

const OPTIONS = {
  only: { type: "string" },
  pre: { type: "string" },
  stable: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} satisfies Options;

const KNOWN = {
  plan: ["only", "pre", "stable", "json", "help"],
  apply: ["only", "pre", "stable", "json", "help"],
  record: ["only", "help"],
} as const;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, OPTIONS, "help")) return { kind: "help" };
  const { kind, rest } = commandAmong(args, OPTIONS, ["plan", "apply", "record"]);
  refuseUnknown(args, OPTIONS, KNOWN[kind], kind);
  const [extra] = rest;
  if (extra !== undefined) {
    throw new InputError(
      `${kind} does not take ${JSON.stringify(extra)}; select packages with --only`,
    );
  }
  const { only, pre, stable = false, json = false } = valuesOf(args, OPTIONS);
  refuseBlank({ only, pre });
  const ids = only === undefined ? null : only.split(",").map((id) => id.trim());
  if (kind === "record") return { kind, only: ids };
  return { kind, only: ids, versionOptions: { pre: channel(pre), stable }, json };
}

function channel(pre: string | undefined): string | null {
  if (pre === undefined) return null;
  if (isChannel(pre)) return pre;
  throw new InputError(`--pre must be a lower-case name such as next, not ${JSON.stringify(pre)}`);
}
