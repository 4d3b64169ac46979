import { copyFileSync, linkSync, lstatSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../../system/draft.ts";
import { refused } from "../../system/error.ts";
import type { PackagePlan } from "./plan.ts";
import type { Workspace } from "./workspace.ts";

/** Builds the whole package folder, or file, beside the live one: new files, and links to unchanged ones. */
export function stage({ id, write, keep }: PackagePlan, work: Workspace): void {
  const folder = work.staged(id);
  const made = new Set<string>();
  const inFolder = (path: string) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) makeFolder(parent);
    made.add(parent);
    return target;
  };
  // What is no longer produced is an empty folder until it is removed.
  if (write.length + keep.length === 0) makeFolder(folder);
  for (const { path, contents } of write) {
    attempt(join(work.live(id), path), () =>
      writeFileSync(inFolder(path), contents, { flag: "wx" }),
    );
  }
  for (const path of keep) {
    const live = join(work.live(id), path);
    attempt(live, () => linkOrCopy(live, inFolder(path)));
  }
}

/** Keeps the modification time, also where the file system has no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    const { atime, mtime } = lstatSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}

/** Failures name the file that was to be written, not its place in the workspace. */
function attempt(path: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw refused(error, path, "nothing was changed");
  }
}
