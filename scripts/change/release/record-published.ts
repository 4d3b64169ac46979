import { isDeepStrictEqual } from "node:util";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "../../language/manifest/parse.ts";
import { sameManifests } from "../record/same-manifests.ts";
import { findInstallation, type Workspace } from "../../system/roots.ts";
import { makeFolder } from "../../system/draft.ts";
import { refuseLinks } from "../../system/links.ts";
import { createFile } from "../../system/replace-file.ts";
import { hookFiles, readSpecs, type Spec } from "../../language/specs.ts";
import { channelOf } from "../../emit/versions/channel.ts";
import { type Place, placesOf } from "../record/places.ts";
import { codeHash, type Current, digestOf, readCurrent } from "./current.ts";
import {
  exchange,
  formatRecord,
  type Published,
  preparedFolder,
  RECORD_FILE,
  type Released,
  readReleased,
  releasedFolder,
  writing,
} from "../record/record.ts";

/** A version that a registry has now. */
export interface PublishedVersion {
  readonly id: string;
  readonly version: string;
}

/**
 * Keeps the working tree's packages as what was published: manifests, facts and hashes of those that
 * are named. A pre-release is noted only, and what it is compared with stays. Packages that no
 * manifest makes any more are forgotten. All or nothing: the folder is prepared beside and exchanged.
 */
export async function recordPublished(
  workspace: Workspace,
  published: readonly PublishedVersion[],
): Promise<void> {
  await prepareRecord(workspace, published);
  exchange(workspace);
}

/** Prepares that folder beside, and gives its path. */
export async function prepareRecord(
  workspace: Workspace,
  published: readonly PublishedVersion[],
): Promise<string> {
  const places = placesOf(workspace);
  const former = readReleased(workspace);
  const packages = await readCurrent(workspace, former);
  const next = new Map([...former].filter(([id]) => packages.has(id)));
  for (const { id, version } of published) {
    const now = packages.get(id);
    if (now) next.set(id, recorded(places.of(id), version, now, former));
  }
  const stable = published.filter(({ version }) => channelOf(version) === null);
  return prepare(workspace, next, new Set(stable.map(({ id }) => id)));
}

function recorded(
  { id, folder }: Place,
  version: string,
  now: Current,
  former: Released,
): Published {
  const known = former.get(id) ?? { stable: null, prereleases: {} };
  if (channelOf(version) !== null) {
    const prereleases = { ...known.prereleases, [version]: digestOf(now) };
    return { stable: known.stable, prereleases };
  }
  const { stable } = known;
  const isSame = stable && isDeepStrictEqual(stable.files, now.files);
  const code = isSame ? stable.code : codeHash(folder, now.files);
  return { stable: { version, ...now, code }, prereleases: {} };
}

/** Manifests of this release from the working tree, the others as they were. */
function prepare(workspace: Workspace, record: Released, published: ReadonlySet<string>): string {
  const folder = preparedFolder(workspace);
  const { root, specs } = workspace;
  const live = releasedFolder(workspace);
  refuseLinks(live, root);
  writing(folder, () => {
    rmSync(folder, { recursive: true, force: true });
    makeFolder(folder);
  });
  const released = existsSync(live) ? readSpecs(root, live).specs : [];
  const working = readSpecs(root, specs).specs;
  // A package that has only pre-releases is compared with nothing.
  const kept = released.filter(({ name }) => record.get(name)?.stable && !published.has(name));
  const same = sameManifests({ installation: findInstallation(), workspace });
  for (const spec of [...kept, ...working.filter(({ name }) => published.has(name))])
    copy(spec, folder, same.get(spec.name) ?? namedFiles(spec));
  const places = placesOf(workspace);
  const named = [...record].map(([id, each]) => [places.of(id).name, each] as const);
  // The record comes last: where it is, the folder is complete.
  createFile(join(folder, RECORD_FILE), formatRecord(new Map(named)), root);
  return folder;
}

function namedFiles({ file }: Spec): readonly string[] {
  const { manifest } = parse(file);
  return manifest ? hookFiles(manifest) : [];
}

/** A manifest and the files that it names, byte for byte. */
function copy({ name, folder }: Spec, to: string, files: readonly string[]): void {
  for (const path of [`${name}.yaml`, ...files]) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(folder, path), join(to, path));
  }
}
