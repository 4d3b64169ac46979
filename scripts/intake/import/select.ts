import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { InputError } from "../../system/input-error.ts";
import type { Vendor, VendorOperation } from "../model.ts";

/** The operations that are named by the vendor's id or by method and path. */
export function select(
  { operations, file }: Vendor,
  names: readonly string[],
): readonly VendorOperation[] {
  const known = new Map<string, VendorOperation>();
  for (const operation of operations) {
    known.set(`${operation.method} ${operation.path}`, operation);
    if (operation.id !== null) known.set(operation.id, operation);
  }
  const found = names.map((name) => {
    const operation = known.get(name);
    if (operation) return operation;
    const hint = didYouMean(name, known.keys()) || "; --list shows them";
    throw new InputError(`${file} has no operation ${JSON.stringify(name)}${hint}`);
  });
  return [...new Set(found)];
}
