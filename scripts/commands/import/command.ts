import { parseArgs } from "node:util";
import {
  isAsked,
  type Options,
  refuseBlank,
  refuseUnknown,
  valuesOf,
} from "../../system/terminal/arguments.ts";
import { InputError } from "../../system/input-error.ts";
import type { ImportOptions } from "../../intake/import/options.ts";

export type Command = { readonly kind: "help" } | List | Import;

/** Every operation of a document. */
interface List {
  readonly kind: "list";
  readonly file: string;
}

interface Import extends ImportOptions {
  readonly kind: "import";
}

const options = {
  operations: { type: "string", multiple: true },
  provider: { type: "string" },
  out: { type: "string" },
  list: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies Options;

/** Reads the arguments after the program's name; throws an InputError on anything unknown. */
export function parseCommand(args: readonly string[]): Command {
  if (isAsked(args, options, "help")) return { kind: "help" };
  refuseUnknown(args, options, Object.keys(options), "import");
  const { operations, provider, out, list = false } = valuesOf(args, options);
  refuseBlank({ operations: operations?.join(""), provider, out });
  const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [file, second] = positionals;
  if (file === undefined) throw new InputError("the vendor's document is missing");
  if (second !== undefined)
    throw new InputError(`import takes one document, not also ${JSON.stringify(second)}`);
  if (list) return { kind: "list", file };
  if (provider !== undefined && !/^[a-z][a-z0-9-]{0,38}$/.test(provider))
    throw new InputError(
      "--provider must be lower-case letters, digits and -, beginning with a letter",
    );
  const wanted = operations?.flatMap((names) => names.split(",")).map((name) => name.trim());
  return {
    kind: "import",
    file,
    operations: wanted?.filter(Boolean) ?? null,
    provider: provider ?? null,
    out: out ?? null,
  };
}
