import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { Change } from "../diff/change.ts";
import { compareStates } from "../diff/compare.ts";
import { grouped } from "../diff/format/report.ts";
import type { State } from "../diff/states/state.ts";
import { apartFrom, releasedState, workingManifests } from "../diff/states/resolve.ts";
import { sameManifests } from "../record/same-manifests.ts";
import { InputError } from "../../system/input-error.ts";
import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import { refuseBroken } from "../../language/read-contract.ts";
import type { Roots, Workspace } from "../../system/roots.ts";
import { readChangelog, runtimeRange } from "../../emit/versions/releases.ts";
import type { Changelog } from "../../emit/versions/changelog.ts";
import { packageChange } from "../diff/package/tells.ts";
import { type Decision, decide, type VersionOptions } from "./decide.ts";
import { type Current, digestOf, readCurrent, codeHash, isCode } from "./current.ts";
import { type Place, type Places, idOf, placesOf, shownIn } from "../record/places.ts";
import {
  type Published,
  type Released,
  readPast,
  type ReleaseRecord,
  type Stable,
} from "../record/record.ts";

export interface PackagePlan extends Omit<Decision, "next"> {
  /** Of a package of another scope, its full name. */
  readonly id: string;
  /** `@blockwright/books` */
  readonly name: string;
  readonly status: "new" | "changed" | "unchanged" | "removed";
  readonly changes: readonly Change[];
  /** Last stable version that was published; null: none was. */
  readonly last: string | null;
  /** What its changelog says now, and what it has to say; null of a removed package. */
  readonly current: string | null;
  readonly next: string | null;
  /** The package.json of a library as it has to be; null: it is, or the generator writes it. */
  readonly packageJson: string | null;
  /** Name of the package that stands for one of another scope now; null: there is none. */
  readonly successor: string | null;
}

/** Everything that was published, and everything there is. */
interface Scene {
  readonly workspace: Workspace;
  readonly places: Places;
  readonly record: Released;
  /** Published under another scope. */
  readonly foreign: ReleaseRecord;
  readonly base: State;
  /** Without packages: those are `current`. */
  readonly head: State;
  readonly current: ReadonlyMap<string, Current>;
}

const NEVER: Published = { stable: null, prereleases: {} };

/**
 * Compares the last release with the working tree, of which generated/ must be up to date, and decides every
 * version, or that of `only` some. Throws an InputError where one of their manifests has mistakes.
 */
export async function planRelease(
  { installation, workspace }: Roots,
  versionOptions: VersionOptions = {},
  only: readonly string[] | null = null,
  except: readonly string[] = [],
): Promise<readonly PackagePlan[]> {
  const scene = await readScene({ installation, workspace });
  const all = [...new Set([...scene.current.keys(), ...scene.record.keys()])].toSorted();
  refuseUnknown(only, [...all, ...scene.foreign.keys()]);
  const wanted = (id: string) => (only === null || only.includes(id)) && !except.includes(id);
  const ids = all.filter(wanted);
  refuseBroken(new Map([...scene.head.broken].filter(([id]) => wanted(id))));
  const moved = [...scene.foreign].filter(([name]) => wanted(name));
  const gone = moved.map(([name, published]) => goneFrom(name, published, scene));
  // Of an installed tool, the range is fixed and stands in the packages already.
  const runtime = scene.places.libraries.get(RUNTIME);
  const isOwn = installation.isSource && runtime?.name === packageName(RUNTIME, workspace);
  const accepted = isOwn
    ? accepting(scene, await nextRange(scene, runtime, ids, versionOptions))
    : scene;
  return [...(await plansOf(accepted, ids, versionOptions)), ...gone];
}

/** What other packages accept of a runtime that is released along follows from the version that it gets. */
async function nextRange(
  scene: Scene,
  runtime: Place,
  ids: readonly string[],
  versionOptions: VersionOptions,
): Promise<string> {
  const known = ids.filter((id) => id === runtime.id);
  const [plan] = await plansOf(scene, known, versionOptions);
  return runtimeRange(plan?.changelog ?? changelogOf(scene.workspace, runtime));
}

async function readScene(roots: Roots): Promise<Scene> {
  const { workspace } = roots;
  const { released: record, foreign } = readPast(workspace);
  const current = await readCurrent(workspace, record);
  const apart = apartFrom(sameManifests(roots), record, current);
  const base = releasedState(workspace, record, apart);
  const head = workingManifests(workspace, apart);
  return { workspace, places: placesOf(workspace), record, foreign, base, head, current };
}

/** A package that was published under another scope: nothing here is a version of it. */
function goneFrom(
  name: string,
  { stable, prereleases }: Published,
  { places, current }: Scene,
): PackagePlan {
  const id = idOf(name);
  const successor = current.has(id) ? places.of(id).name : null;
  const last = stable?.version ?? Object.keys(prereleases).at(-1) ?? null;
  return { ...GONE, id: name, name, last, changes: [], successor };
}

/** The same packages with another range of the runtime, where they need it. */
function accepting(scene: Scene, range: string): Scene {
  const runtime = packageName(RUNTIME, scene.workspace);
  const current = [...scene.current].map(([id, { facts, files }]) => {
    const { dependencies } = facts;
    if (!(runtime in dependencies)) return [id, { facts, files }] as const;
    const accepted = { ...facts, dependencies: { ...dependencies, [runtime]: range } };
    return [id, { facts: accepted, files }] as const;
  });
  return { ...scene, current: new Map(current) };
}

async function plansOf(
  scene: Scene,
  ids: readonly string[],
  versionOptions: VersionOptions,
): Promise<readonly PackagePlan[]> {
  const packages = new Map([...scene.current].map(([id, { facts }]) => [id, facts] as const));
  const changes = compareStates(scene.base, { ...scene.head, packages });
  const byId = new Map(grouped(changes, (change) => change.package));
  return await Promise.all(
    ids.map((id) => planPackage(id, byId.get(id) ?? [], scene, versionOptions)),
  );
}

async function planPackage(
  id: string,
  found: readonly Change[],
  { workspace, places, record, current }: Scene,
  versionOptions: VersionOptions,
): Promise<PackagePlan> {
  const published = record.get(id) ?? NEVER;
  const { stable } = published;
  const last = stable?.version ?? null;
  const place = places.of(id);
  const about = { id, name: place.name, last, successor: null };
  const now = current.get(id);
  if (!now) return { ...about, ...GONE, changes: found };
  const contents = stable && found.length === 0 ? compareContents(place, stable, now) : null;
  // Of a new package there is nothing else to report.
  const changes = stable ? [...found, ...(contents ? [contents] : [])] : [];
  const changelog = changelogOf(workspace, place);
  const file = shownIn(workspace, place.changelog);
  const state = { changes, published, changelog, file };
  const decision = decide({ ...state, digest: () => digestOf(now) }, versionOptions);
  const status = last === null ? "new" : decision.entry ? "changed" : "unchanged";
  const [{ version }] = decision.changelog ?? changelog;
  const packageJson = libraryManifest(place, { ...now.facts, version });
  return { ...about, status, changes, current: changelog[0].version, ...decision, packageJson };
}

function changelogOf(workspace: Workspace, { changelog }: Place): Changelog {
  return readChangelog(changelog, shownIn(workspace, changelog));
}

const GONE = {
  status: "removed",
  bump: null,
  current: null,
  next: null,
  entry: null,
  changelog: null,
  packageJson: null,
} as const;

function refuseUnknown(only: readonly string[] | null, known: readonly string[]): void {
  const unknown = only?.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  const hint = didYouMean(unknown, known);
  throw new InputError(`--only names ${JSON.stringify(unknown)}, which is not a package${hint}`);
}

/** Whether every changelog, and every package.json of a library, says what is planned. */
export function isApplied(plans: readonly PackagePlan[]): boolean {
  return plans.every(({ changelog, packageJson }) => changelog === null && packageJson === null);
}

/** What changed in the files of a package whose contract did not; null: nothing. */
function compareContents({ id, folder }: Place, base: Stable, head: Current): Change | null {
  const paths = new Set([...Object.keys(base.files), ...Object.keys(head.files)]);
  const differing = [...paths].filter((path) => base.files[path] !== head.files[path]);
  if (differing.length === 0) return null;
  const others = differing.filter((path) => path !== "README.md");
  const texts =
    others.every(isCode) && (others.length === 0 || base.code === codeHash(folder, head.files));
  return packageChange(id, [texts ? "texts" : "contents", "other"]);
}

/** What a library's package.json has to say of its release. */
interface Wanted {
  readonly version: string;
  /** Ranges of what it depends on. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The package.json of a library as it has to be; null: it is, or the generator writes that of this package. */
function libraryManifest({ isLibrary, folder }: Place, wanted: Wanted): string | null {
  if (!isLibrary) return null;
  const text = readFileSync(join(folder, "package.json"), "utf8");
  const file = JSON.parse(text);
  const dependencies = { ...file.dependencies, ...wanted.dependencies };
  const next = { ...file, version: wanted.version, ...(file.dependencies && { dependencies }) };
  // However somebody indents it.
  const [indent = 2] = /^[ \t]+(?=")/m.exec(text) ?? [];
  return isDeepStrictEqual(next, file) ? null : `${JSON.stringify(next, null, indent)}\n`;
}
