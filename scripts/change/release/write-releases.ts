import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Workspace } from "../../system/roots.ts";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import { printChangelog } from "../../emit/versions/changelog.ts";
import { placesOf } from "../record/places.ts";
import type { PackagePlan } from "./plan.ts";

/** Writes changelogs, and versions of libraries, that are not yet as planned; gives the ids of their packages. */
export function writeReleases(
  workspace: Workspace,
  plans: readonly PackagePlan[],
): readonly string[] {
  const places = placesOf(workspace);
  return plans.flatMap(({ id, changelog, packageJson }) => {
    const place = places.of(id);
    if (changelog) write(place.changelog, printChangelog(changelog));
    if (packageJson) write(join(place.folder, "package.json"), packageJson);
    return changelog || packageJson ? [id] : [];
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const put = existsSync(path) ? replaceFile : createFile;
  put(path, text);
}
