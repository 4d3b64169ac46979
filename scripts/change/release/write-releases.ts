import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import { printChangelog } from "../../emit/versions/changelog.ts";
import { changelogFile } from "../../emit/versions/releases.ts";
import { packageFolder } from "../../language/ir/libraries.ts";
import type { PackagePlan } from "./plan.ts";

/** Writes changelogs, and versions of libraries, that are not yet as planned; gives the ids of their packages. */
export function writeReleases(root: string, plans: readonly PackagePlan[]): readonly string[] {
  return plans.flatMap(({ id, changelog, packageJson }) => {
    if (changelog) write(join(root, changelogFile(id)), printChangelog(changelog));
    if (packageJson) write(join(root, packageFolder(id), "package.json"), packageJson);
    return changelog || packageJson ? [id] : [];
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const put = existsSync(path) ? replaceFile : createFile;
  put(path, text);
}
