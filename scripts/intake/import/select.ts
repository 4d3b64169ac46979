import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../system/input-error.ts";
import { nameOf, requestOf } from "../draft/names.ts";
import type { Vendor, VendorOperation } from "../model.ts";

/** Stands for every operation of a document. */
const ALL = "all";

/**
 * The operations that are named: by the vendor's id, by method and path, by a pattern of either, or
 * all of them. What `!` stands before is left out again.
 */
export function select(vendor: Vendor, names: readonly string[]): readonly VendorOperation[] {
  const excluded = names.filter((name) => name.startsWith("!"));
  const included = names.filter((name) => !name.startsWith("!"));
  const wanted = included.length === 0 ? [ALL] : included;
  const without = new Set(excluded.flatMap((name) => named(vendor, name.slice(1).trim())));
  const found = new Set(wanted.flatMap((name) => named(vendor, name)));
  const kept = [...found].filter((operation) => !without.has(operation));
  if (vendor.operations.length === 0) throw new InputError(`${vendor.file} has no operations`);
  if (kept.length === 0)
    throw new InputError(`--operations ${names.join(",")} leaves none of ${vendor.file}`);
  return kept;
}

/** Names of an operation: the vendor's id, and method and path. */
function namesOf(operation: VendorOperation): readonly string[] {
  return [nameOf(operation), requestOf(operation)];
}

function named({ operations, file }: Vendor, name: string): readonly VendorOperation[] {
  if (name === ALL) return operations;
  const matches = matcher(name);
  // A path alone stands for each of its methods.
  const isPath = name.startsWith("/");
  const found = operations.filter(
    (operation) =>
      namesOf(operation).some((own) => own === name || matches(own)) ||
      (isPath && matches(operation.path)),
  );
  if (found.length > 0) return found;
  const known = operations.flatMap((operation) => candidates(operation, name));
  const hint = didYouMean(name, new Set(known)) || "; --list shows them";
  throw new InputError(`${file} has no operation ${JSON.stringify(name)}${hint}`);
}

/** What a name may have been meant for: another name or, of a pattern, another folder of names. */
function candidates(operation: VendorOperation, name: string): readonly string[] {
  const names = name.startsWith("/") ? [operation.path] : namesOf(operation);
  const star = /\*+$/.exec(name)?.[0];
  if (star === undefined) return names;
  return names.flatMap((own) =>
    [...own.matchAll(/[/._-]/g)].map(({ index }) => own.slice(0, index + 1) + star),
  );
}

/** What a pattern stands for: names with `*` for a part without a slash, and `**` for any part. */
function matcher(pattern: string): (name: string) => boolean {
  const literal = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);
  const source = pattern
    .split(/(\*+)/)
    .map((part) => (part === "*" ? "[^/]*" : part.startsWith("*") ? ".*" : literal(part)))
    .join("");
  const expression = new RegExp(`^${source}$`, "su");
  return (name) => expression.test(name);
}
