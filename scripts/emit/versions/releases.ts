import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../system/input-error.ts";
import type { Release } from "../../language/ir/release.ts";
import { RUNTIME } from "../../language/ir/shared.ts";
import { errorCode } from "../../system/error.ts";
import { type Changelog, FIRST, offersMore, printChangelog } from "./changelog.ts";
import { parseChangelog } from "./parse.ts";

/** The release of each package by its id, as the changelogs have it. */
export type Releases = (id: string) => Release;

/** Folder of changelogs, beside the manifests. */
const FOLDER = "changelogs";

/** Where the changelog of a package is kept. */
export function changelogFile(specs: string, id: string): string {
  return join(specs, FOLDER, `${id}.md`);
}

/** Reads the changelogs that lie beside manifests; `shown` is that folder as messages name it. */
export function readReleases(specs: string, shown: string): Releases {
  const runtime = runtimeRange(readChangelog(specs, shown, RUNTIME));
  const known = new Map<string, Release>();
  return (id) => {
    const release = known.get(id) ?? releaseOf(readChangelog(specs, shown, id), runtime);
    known.set(id, release);
    return release;
  };
}

/** The changelog of a package; without a file, that of a first release. */
export function readChangelog(specs: string, shown: string, id: string): Changelog {
  const path = changelogFile(specs, id);
  try {
    return parseChangelog(`${shown}/${FOLDER}/${id}.md`, readFileSync(path, "utf8"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [FIRST];
    if (error instanceof InputError) throw error;
    throw new InputError(`cannot read ${path}: ${errorCode(error) ?? error}`, { cause: error });
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
