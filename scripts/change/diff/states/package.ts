import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { isLibrary, LIBRARIES, packageFolder } from "../../../language/ir/libraries.ts";
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

/** The state that one package holds; it says nothing of others. */
export async function readPackage(folder: string, origin: Origin): Promise<State> {
  const id = idOf(nameOf(folder));
  const path = join(folder, MANIFEST);
  if (!isLibrary(id) && !existsSync(path)) {
    const reason = "it is not a generated package, or an old one without a manifest";
    throw new InputError(`${origin.label} holds no ${MANIFEST}: ${reason}`);
  }
  const spec = (file: string) => ({
    name: id,
    file: { path: MANIFEST, text: toLf(readFileSync(file, "utf8")) },
    folder,
  });
  const contracts = readContracts(isLibrary(id) ? [] : [named(origin, spec(path))]);
  const packages = new Map([[id, await readFacts(folder)]]);
  return { label: origin.label, contracts, packages, partial: true };
}

/**
 * What the packages of a project offer, by id; nothing where there are none. Those that are as they
 * were published are not read again.
 */
export async function readPackages(
  root: string,
  record: ReleaseRecord,
): Promise<State["packages"]> {
  const packages = new Map<string, PackageFacts>();
  for (const path of packageFolders(root)) {
    const name = nameOf(path);
    const stable = record.get(name)?.stable;
    packages.set(
      idOf(name),
      await readFacts(path, stable && holds(path, stable.files) ? stable.facts : null),
    );
  }
  return packages;
}

/** Folders of packages. Older revisions have the libraries in generated/, too. */
function packageFolders(root: string): readonly string[] {
  const generated = join(root, "generated");
  const names = existsSync(generated) ? readdirSync(generated).toSorted(byCodeUnit) : [];
  return [
    ...names.map((name) => join(generated, name)),
    ...LIBRARIES.map((id) => join(root, packageFolder(id))),
  ].filter((path) => existsSync(join(path, "package.json")));
}

/** Whether a folder has these files, given by their hashes; its package.json is read in any case. */
function holds(folder: string, files: Stable["files"]): boolean {
  return Object.entries(files).every(([path, hash]) => {
    if (path === "package.json") return true;
    const file = join(folder, path);
    return existsSync(file) && hashBytes(readFileSync(file)) === hash;
  });
}

/** `@blockwright/books` */
function nameOf(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return String(name);
}

/** `books` of `@blockwright/books`. */
function idOf(name: string): string {
  return name.replace(/^@[^/]*\//, "");
}
