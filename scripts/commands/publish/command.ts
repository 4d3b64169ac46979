import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  isAsked,
  type Options,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../../system/terminal/arguments.ts";
import type { PublishOptions } from "../../change/publish/options.ts";
import { InputError } from "../../system/input-error.ts";

export type Command = { readonly kind: "help" } | Publish;

interface Publish extends PublishOptions {
  readonly kind: "publish";
}

const options = {
  registry: { type: "string" },
  tag: { type: "string" },
  otp: { type: "string" },
  "dry-run": { type: "boolean" },
  pack: { type: "string" },
  yes: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  refuseUnknown(args, options, Object.keys(options), "publish:packages");
  const [extra] = parseArgs({ args: [...args], options, strict: false }).positionals;
  if (extra !== undefined)
    throw new InputError(`${JSON.stringify(extra)} is an unexpected argument`);
  const {
    registry,
    tag,
    otp,
    pack,
    "dry-run": dryRun = false,
    ...values
  } = valuesOf(args, options);
  refuseBlank({ registry, tag, otp, pack });
  if (dryRun && pack !== undefined)
    throw new InputError("--dry-run and --pack exclude each other; neither publishes anything");
  return {
    kind: "publish",
    registry: registry === undefined ? null : address(registry),
    tag: tag ?? null,
    otp: otp ?? null,
    dryRun,
    pack: pack === undefined ? null : resolve(pack),
    yes: values.yes ?? false,
    json: values.json ?? false,
  };
}

/** One spelling of the address; a password in it would be shown. */
function address(given: string): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InputError(`--registry must be a URL such as http://127.0.0.1:4873, not ${given}`);
  if (url.username || url.password)
    throw new InputError("--registry must not contain credentials; put them in an npmrc");
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}
