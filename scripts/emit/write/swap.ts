import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../../system/draft.ts";
import { foldersOf } from "../../system/path.ts";
import type { Workspace } from "./workspace.ts";

/** A package or file that the journal lists: its name, and the paths in it that belong to the generator. */
export interface JournalEntry {
  readonly id: string;
  readonly generated: readonly string[];
}

/** Puts the staged folder, or file, in the place of the live one. Can be repeated after an interruption. */
export function swap(id: string, work: Workspace): void {
  const [staged, live, former] = [work.staged(id), work.live(id), work.former(id)];
  if (!exists(staged)) return;
  if (exists(live) && exists(former)) {
    // Somebody restored the folder after an interruption; theirs stays, the next run compares it.
    rmSync(staged, { recursive: true });
    return;
  }
  move(live, former);
  move(staged, live);
}

/** Undoes `swap`. */
export function unswap(id: string, work: Workspace): void {
  const former = work.former(id);
  if (!exists(work.staged(id))) move(work.live(id), work.staged(id));
  if (exists(former)) move(former, work.live(id));
}

/** True also for a link that leads nowhere. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function move(from: string, to: string): void {
  if (!exists(from)) return;
  makeFolder(dirname(to));
  renameSync(from, to);
}

/**
 * Moves what the generator did not produce (`dist`, `node_modules`, notes) from the former folder
 * into the live one. Can be repeated after an interruption.
 */
export function carryOver({ id, generated }: JournalEntry, work: Workspace): void {
  const former = work.former(id);
  const live = work.live(id);
  if (isFolder(former)) {
    const shared = new Set(generated.flatMap(foldersOf));
    for (const path of shared) makeWritable(join(former, path));
    for (const path of foreignEntries(former, new Set(generated), shared)) {
      if (!exists(join(live, path))) move(join(former, path), join(live, path));
    }
  }
  removeIfEmpty(live);
}

/** Files and folders that hold nothing generated, each named once by its outermost folder. */
function foreignEntries(
  folder: string,
  generated: ReadonlySet<string>,
  shared: ReadonlySet<string>,
): string[] {
  const visit = (prefix: string): string[] =>
    readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      if (generated.has(path)) return [];
      return entry.isDirectory() && shared.has(path) ? visit(`${path}/`) : [path];
    });
  return visit("");
}

/** A folder that was made read-only could not be emptied, now or by any later run. */
function makeWritable(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory() || stats.mode & 0o200) return;
  chmodSync(folder, stats.mode | 0o200);
}

/** A package that is no longer produced leaves no empty folder. */
function removeIfEmpty(folder: string): void {
  if (isFolder(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
