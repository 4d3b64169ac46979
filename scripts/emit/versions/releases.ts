import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../system/input-error.ts";
import { isLibrary, packageFolder } from "../../language/ir/libraries.ts";
import type { Release } from "../../language/ir/release.ts";
import { errorCode } from "../../system/error.ts";
import { type Changelog, FIRST, offersMore, printChangelog } from "./changelog.ts";
import { parseChangelog } from "./parse.ts";

/** The release of each provider's package by its id, as the changelogs have it. */
export type Releases = (id: string) => Release;

/** Where a changelog lies, from the root: a library's beside its sources, a provider's among the manifests. */
export function changelogFile(id: string): string {
  return isLibrary(id) ? `${packageFolder(id)}/CHANGELOG.md` : `specs/${amongManifests(id)}`;
}

function amongManifests(id: string): string {
  return `changelogs/${id}.md`;
}

/**
 * Reads the changelogs that lie beside manifests; `shown` is that folder as messages name it. `runtime`
 * is the range of the runtime that packages accept.
 */
export function readReleases(runtime: string, specs: string, shown: string): Releases {
  const known = new Map<string, Release>();
  return (id) => {
    const file = amongManifests(id);
    const changelog = () => readChangelog(join(specs, file), `${shown}/${file}`);
    const release = known.get(id) ?? releaseOf(changelog(), runtime);
    known.set(id, release);
    return release;
  };
}

/** The changelog in a file, which messages name as `shown`; without one, that of a first release. */
export function readChangelog(path: string, shown: string): Changelog {
  try {
    return parseChangelog(shown, readFileSync(path, "utf8"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [FIRST];
    if (error instanceof InputError) throw error;
    const reason = `${errorCode(error) ?? error}; it has to be a file, in a folder`;
    throw new InputError(`cannot read ${path}: ${reason}`, { cause: error });
  }
}

/** The newest runtime that offered more than fixes, and what is compatible with it: a fix makes no other package new. */
export function runtimeRange(changelog: Changelog): string {
  const { version } = changelog.find(offersMore) ?? changelog.at(-1) ?? changelog[0];
  return `^${version}`;
}

function releaseOf(changelog: Changelog, runtime: string): Release {
  return { version: changelog[0].version, changelog: printChangelog(changelog), runtime };
}
