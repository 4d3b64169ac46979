import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SCHEMA_ENTRY } from "../../../language/ir/libraries.ts";
import { InputError } from "../../../system/input-error.ts";
import { byCodeUnit } from "../../../system/order.ts";
import type { PackageFacts } from "../../record/facts.ts";

/** What is read of a package.json. */
interface PackageJson {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

/**
 * Reads what an emitted or installed package offers. Where its code is that of a package whose facts are
 * known, declarations are taken from those: to read them takes a compiler a second.
 */
export async function readFacts(
  folder: string,
  same: PackageFacts | null = null,
): Promise<PackageFacts> {
  const { engines = {}, dependencies = {}, exports = {} } = readPackageJson(folder);
  const isProvider = "./block.json" in exports;
  const types = Object.entries(exports).flatMap(([entry, target]) => {
    const isPromised = !(isProvider && entry === SCHEMA_ENTRY);
    const file = typeof target === "object" && isPromised ? target.types : undefined;
    return file === undefined ? [] : [[entry, file] as const];
  });
  const code = types.every(([entry]) => same?.entries[entry])
    ? (same?.entries ?? {})
    : await readEntries(folder, Object.fromEntries(types), isProvider);
  const entries = Object.keys(exports).map((entry) => [entry, code[entry] ?? null] as const);
  const unbuilt = types.flatMap(([entry]) => (code[entry] ? [] : [entry]));
  return {
    node: engines.node ?? "*",
    dependencies: sorted(dependencies),
    entries: sorted(Object.fromEntries(entries)),
    ...(unbuilt.length > 0 && { unbuilt }),
  };
}

function readPackageJson(folder: string): PackageJson {
  const path = join(folder, "package.json");
  if (!existsSync(path))
    throw new InputError(`${folder} is not a package: it has no package.json.`);
  try {
    // npm refuses to publish a package.json whose members are of other types.
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new InputError(`${path} is not JSON.`);
  }
}

/** The compiler is loaded when there is something to read with it, and not before. */
async function readEntries(
  folder: string,
  types: Readonly<Record<string, string>>,
  isProvider: boolean,
): Promise<PackageFacts["entries"]> {
  if (Object.keys(types).length === 0) return {};
  const { exportsOf } = await import("./exports.ts");
  return exportsOf(folder, types, isProvider ? "types" : "declarations");
}

function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(record).toSorted(([one], [other]) => byCodeUnit(one, other)),
  );
}
