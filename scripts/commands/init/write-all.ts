import { lstatSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../../system/draft.ts";
import { refused } from "../../system/error.ts";
import { InputError } from "../../system/input-error.ts";
import { refuseLinks } from "../../system/links.ts";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import type { PlannedFile } from "./planned-file.ts";
import { textOf } from "./text-of.ts";

/** Writes all of the files, below the root of the repository, and does the rest of the work; on an error, everything is as it was. */
export function writeAll(files: readonly PlannedFile[], root: string, work: () => void): void {
  const undo: (() => void)[] = [];
  try {
    for (const file of files) write(file, root, undo);
    work();
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
}

function write({ path, before, after }: PlannedFile, root: string, undo: (() => void)[]): void {
  if (before === after) return;
  refuseLinks(path, root);
  makeParent(dirname(path), undo);
  // Before it is tried, as it may fail half-way; what somebody else wrote stays.
  undo.push(() => {
    if (textOf(path) !== after) return;
    if (before === null) rmSync(path);
    else replaceFile(path, before, root);
  });
  if (before === null) createFile(path, after, root);
  else replaceFile(path, after, root);
}

function makeParent(folder: string, undo: (() => void)[]): void {
  refuseFile(folder);
  try {
    const made = makeFolder(folder);
    if (made !== undefined) undo.push(() => rmSync(made, { recursive: true }));
  } catch (error) {
    throw refused(error, folder, "nothing was written");
  }
}

/** What is in the way is named, not the folder that could not be made. */
function refuseFile(folder: string): void {
  if (dirname(folder) !== folder) refuseFile(dirname(folder));
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isThere && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`${folder} is a file where init needs a folder; move it away`);
}
