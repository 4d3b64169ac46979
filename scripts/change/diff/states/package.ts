import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { toLf } from "../../../system/hash.ts";
import { byCodeUnit } from "../../../system/order.ts";
import { type Inspect, inspector } from "../../../emit/write/inspect.ts";
import { openStatCache, openStats } from "../../../emit/write/stat-cache.ts";
import { idOf } from "../../record/places.ts";
import { declaringFiles, type ReleaseRecord, type Stable } from "../../record/record.ts";
import type { PackageFacts } from "../../record/facts.ts";
import { readFacts } from "../package/read.ts";
import { readContracts } from "../../../language/read-contract.ts";
import type { State } from "./state.ts";
import type { Layout } from "./layout.ts";
import { named, type Origin } from "./origin.ts";

/** File of a package that holds the manifest it was made of. */
const MANIFEST = "manifest.yaml";

/** The state that one package holds; it says nothing of others. */
export async function readPackage(folder: string, origin: Origin): Promise<State> {
  const name = nameOf(folder);
  const id = idOf(name);
  const path = join(folder, MANIFEST);
  const isGenerated = existsSync(path);
  if (!isGenerated && !isByHand(folder)) {
    const reason = "it is not a generated package, or an old one without a manifest";
    throw new InputError(`${origin.label} holds no ${MANIFEST}: ${reason}`);
  }
  const spec = () => ({
    name: id,
    file: { path: MANIFEST, text: toLf(readFileSync(path, "utf8")) },
    folder,
  });
  const read = readContracts(isGenerated ? [named(origin, spec())] : []);
  const packages = new Map([[id, await readFacts(folder)]]);
  const names = new Map([[id, name]]);
  return { label: origin.label, ...read, packages, names, partial: true };
}

/**
 * What the packages of a project offer, by id; nothing where there are none. Those that are as they
 * were published are not read again.
 */
export async function readPackages(
  layout: Layout,
  record: ReleaseRecord = new Map(),
  memory: string | null = null,
  apart: ReadonlySet<string> = new Set(),
): Promise<Pick<State, "packages" | "names">> {
  const stats = openStats(memory, layout.generated);
  const emitted = inspector(layout.generated, stats);
  const packages = new Map<string, PackageFacts>();
  const names = new Map<string, string>();
  for (const path of packageFolders(layout)) {
    const isEmitted = dirname(path) === layout.generated;
    if (isEmitted && apart.has(basename(path))) continue;
    const name = nameOf(path);
    names.set(idOf(name), name);
    const inspect = isEmitted
      ? (file: string) => emitted(`${basename(path)}/${file}`)
      : inspector(path, openStatCache(null));
    const stable = record.get(name)?.stable;
    const facts = stable && holds(inspect, declaringFiles(stable.files)) ? stable.facts : null;
    packages.set(idOf(name), await readFacts(path, facts));
  }
  stats.save();
  return { packages, names };
}

/** Folders of packages. Older revisions have the libraries in generated/, too. */
function packageFolders({ generated, libraries }: Layout): readonly string[] {
  const names = existsSync(generated) ? readdirSync(generated).toSorted(byCodeUnit) : [];
  return [...names.map((name) => join(generated, name)), ...libraries].filter((path) =>
    existsSync(join(path, "package.json")),
  );
}

/** Whether a folder has these files, given by their hashes. */
function holds(inspect: Inspect, files: Stable["files"]): boolean {
  return Object.entries(files).every(([path, hash]) => {
    const found = inspect(path);
    return found.kind === "file" && found.hash === hash;
  });
}

/** Whether a package without a manifest was written by hand; that of a provider has a block. */
function isByHand(folder: string): boolean {
  const { exports } = packageJsonOf(folder);
  return typeof exports === "object" && exports !== null && !("./block.json" in exports);
}

/** `@blockwright/books` */
function nameOf(folder: string): string {
  return String(packageJsonOf(folder)["name"]);
}

function packageJsonOf(folder: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
