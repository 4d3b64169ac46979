import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { PackageFacts } from "../record/facts.ts";
import { readFacts } from "../diff/package/read.ts";
import { TOOL } from "../../language/ir/libraries.ts";
import { InputError } from "../../system/input-error.ts";
import type { Workspace } from "../../system/roots.ts";
import { hashBytes, hashText } from "../../system/hash.ts";
import { byCodeUnit } from "../../system/order.ts";
import { isLibrarySource, readFiles } from "../../emit/fingerprint/files.ts";
import { parseState, readStateText } from "../../emit/write/state.ts";
import { codeOf } from "../record/code.ts";
import { type Place, type Places, placesOf, shownIn } from "../record/places.ts";
import { declaringFiles, type Released } from "../record/record.ts";
import { toolSources } from "../record/tool-sources.ts";

/** A package as it is in the working tree. */
export interface Current {
  readonly facts: PackageFacts;
  /** Path -> hash, without what says only which version it is. */
  readonly files: Readonly<Record<string, string>>;
}

/** Files that name the version, list others, or repeat what is compared by itself. */
const APART = new Set(["package.json", "CHANGELOG.md", "manifest.yaml"]);

/** Files of a library beside its sources. */
const PAPERS = ["LICENSE", "README.md", "package.json", "tsconfig.json"];

/** Reads every package, by its id. Of what was published with the same code, the declarations are not read again. */
export async function readCurrent(
  workspace: Workspace,
  released: Released,
): Promise<ReadonlyMap<string, Current>> {
  const places = placesOf(workspace);
  const packages = filesByPackage(workspace, places);
  const libraries = [...places.libraries.keys()].map((id) => packages.get(id));
  const ids = [...packages.keys()].toSorted(byCodeUnit);
  const entries = ids.map(async (id) => {
    const all = packages.get(id) ?? {};
    const others = Object.entries(all).filter(([path]) => !APART.has(path));
    const files = { ...Object.fromEntries(others), ...manifestHash(places.of(id)) };
    const stable = released.get(id)?.stable;
    const same = stable && declaresAlike(files, stable.files) ? stable.facts : null;
    // What the declarations of a package say may follow from those of a library.
    const key = hashText(JSON.stringify([all, libraries]));
    const facts = known.get(key) ?? readFacts(places.of(id).folder, same);
    known.set(key, facts);
    if (stable) refuseUnbuilt(await facts, shownIn(workspace, places.of(id).folder));
    return [id, { facts: await facts, files }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** What is not known cannot be compared with what was published. */
function refuseUnbuilt({ unbuilt }: PackageFacts, folder: string): void {
  if (!unbuilt) return;
  const entries = unbuilt.join(", ");
  throw new InputError(`${folder} is not built: the types of ${entries} are missing`);
}

function declaresAlike(one: Current["files"], other: Current["files"]): boolean {
  return isDeepStrictEqual(declaringFiles(one), declaringFiles(other));
}

/** Path -> hash of the files of each package: as recorded of those that were emitted. */
function filesByPackage(
  workspace: Workspace,
  { libraries }: Places,
): ReadonlyMap<string, Current["files"]> {
  const state = [...parseState(readStateText(workspace.generated))];
  const emitted = state.filter(([, { files }]) => "package.json" in files);
  for (const [id, { spec }] of emitted) {
    const place = libraries.get(id);
    if (!place) continue;
    const both = `${shownIn(workspace, place.folder)} and ${spec}`;
    throw new InputError(`${both} are both called ${id}; rename one of them`);
  }
  return new Map([
    ...[...libraries].map(([id, place]) => [id, libraryFiles(place, workspace)] as const),
    ...emitted.map(([id, { files }]) => [id, files] as const),
  ]);
}

function libraryFiles({ name, folder }: Place, { root }: Workspace): Current["files"] {
  const papers = readFiles(folder, (path) => PAPERS.includes(path));
  const src = join(folder, "src");
  const sources = existsSync(src) ? readFiles(src, isLibrarySource) : [];
  return Object.fromEntries([
    ...papers.map(({ path, bytes }) => [path, hashBytes(bytes)] as const),
    ...sources.map(({ path, bytes }) => [`src/${path}`, hashBytes(bytes)] as const),
    // The tool itself is built of what lies all over its repository.
    ...(name === TOOL ? [["sources", toolSources(root)] as const] : []),
  ]);
}

/**
 * What a person wrote in the package.json of a library; that of a provider follows from its manifest. Its
 * version and dependencies are left out: those a release writes, and the facts hold these.
 */
function manifestHash({ isLibrary, folder }: Place): Current["files"] {
  if (!isLibrary) return {};
  const path = "package.json";
  const file = JSON.parse(readFileSync(join(folder, path), "utf8"));
  const { version: _version, dependencies: _dependencies, ...written } = file;
  return { [path]: hashText(JSON.stringify(written)) };
}

/** Facts by the hash of what they are read from: a release needs them more than once. */
const known = new Map<string, Promise<PackageFacts>>();

/** One hash of all that a package holds. */
export function digestOf({ facts, files }: Current): string {
  return hashText(JSON.stringify([facts, files]));
}

/** Hash of a package's code without comments. */
export function codeHash(folder: string, files: Current["files"]): string {
  const texts = Object.keys(files)
    .filter(isCode)
    .toSorted(byCodeUnit)
    .map((path) => [path, codeOf(readFileSync(join(folder, path), "utf8"))]);
  return hashText(JSON.stringify(texts));
}

/** Whether a file of a package is compiled. */
export function isCode(path: string): boolean {
  return path.startsWith("src/") && path.endsWith(".ts");
}
