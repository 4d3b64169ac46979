import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import { printChangelog } from "../../emit/versions/changelog.ts";
import { changelogFile } from "../../emit/versions/releases.ts";
import type { PackagePlan } from "./plan.ts";
import { specsFolder } from "../record/record.ts";

/** Writes the changelogs that are not yet as planned; gives the ids of their packages. */
export function writeChangelogs(root: string, plans: readonly PackagePlan[]): readonly string[] {
  return plans.flatMap(({ id, changelog }) => {
    if (changelog === null) return [];
    const path = changelogFile(specsFolder(root), id);
    mkdirSync(dirname(path), { recursive: true });
    const write = existsSync(path) ? replaceFile : createFile;
    write(path, printChangelog(changelog));
    return [id];
  });
}
