import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { SHARED } from "../../../language/ir/shared.ts";
import { hashBytes, toLf } from "../../../system/hash.ts";
import { byCodeUnit } from "../../../system/order.ts";
import type { ReleaseRecord, Stable } from "../../record/record.ts";
import type { PackageFacts } from "../../record/facts.ts";
import { readFacts } from "../package/read.ts";
import { readContracts } from "../../../language/read-contract.ts";
import type { State } from "../state.ts";
import { named, type Origin } from "./origin.ts";

/** File of a package that holds the manifest it was made of. */
const MANIFEST = "manifest.yaml";

/** The state that one emitted package holds; it says nothing of others. */
export async function readPackage(folder: string, origin: Origin): Promise<State> {
  const id = packageId(folder);
  const shared = SHARED.some((each) => each === id);
  const path = join(folder, MANIFEST);
  if (!shared && !existsSync(path)) {
    const reason = "it is not a generated package, or an old one without a manifest";
    throw new InputError(`${origin.label} holds no ${MANIFEST}: ${reason}`);
  }
  const spec = (file: string) => ({
    name: id,
    file: { path: MANIFEST, text: toLf(readFileSync(file, "utf8")) },
    folder,
  });
  const contracts = readContracts(shared ? [] : [named(origin, spec(path))]);
  const packages = new Map([[id, await readFacts(folder)]]);
  return { label: origin.label, contracts, packages, partial: true };
}

/**
 * What the emitted packages of a folder offer, by id; nothing where there is no such folder. Those that
 * are as they were published are not read again.
 */
export async function readPackages(
  folder: string,
  record: ReleaseRecord,
): Promise<State["packages"]> {
  const names = existsSync(folder) ? readdirSync(folder).toSorted(byCodeUnit) : [];
  const folders = names
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, "package.json")));
  const packages = new Map<string, PackageFacts>();
  for (const path of folders) {
    const id = packageId(path);
    const stable = record.get(id)?.stable;
    packages.set(
      id,
      await readFacts(path, stable && holds(path, stable.files) ? stable.facts : null),
    );
  }
  return packages;
}

/** Whether a folder has these files, given by their hashes. */
function holds(folder: string, files: Stable["files"]): boolean {
  return Object.entries(files).every(([path, hash]) => {
    const file = join(folder, path);
    return existsSync(file) && hashBytes(readFileSync(file)) === hash;
  });
}

/** `books` of `@blockwright/books`. */
function packageId(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return String(name).replace(/^@[^/]*\//, "");
}
