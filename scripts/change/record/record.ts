import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PackageFacts } from "./facts.ts";
import { idOf, placesOf } from "./places.ts";
import type { Workspace } from "../../system/roots.ts";
import { InputError } from "../../system/input-error.ts";
import { errorCode, refused } from "../../system/error.ts";
import { byCodeUnit } from "../../system/order.ts";

/** What a package held when it was published. */
export interface Stable {
  readonly version: string;
  readonly facts: PackageFacts;
  /** Path -> hash, without what says only which version it is. */
  readonly files: Readonly<Record<string, string>>;
  /** Hash of its code without comments. */
  readonly code: string;
}

/** Of the files of a package, those that decide what it declares; what a library is built of counts as one. */
export function declaringFiles(files: Stable["files"]): Stable["files"] {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.filter(([path]) => /\.ts$|^sources$/.test(path)));
}

/** Pre-releases by version, each with the digest of what was published. */
export type Prereleases = Readonly<Record<string, string>>;

export interface Published {
  /** The last stable version, with which the working tree is compared; null before the first. */
  readonly stable: Stable | null;
  /** Pre-releases since. */
  readonly prereleases: Prereleases;
}

/** What was published, by the name of the package. */
export type ReleaseRecord = ReadonlyMap<string, Published>;

/** What was published of the packages of one workspace, by id. */
export type Released = ReadonlyMap<string, Published>;

const FORMAT = 2;
/** Name of the record among the manifests. */
export const RECORD_FILE = "packages.json";

/** Folder of what was published last: the manifests as they were, and the record of the packages. */
export function releasedFolder({ specs }: Pick<Workspace, "specs">): string {
  return join(specs, "released");
}

/** Where the next state of that folder is prepared. */
export function preparedFolder({ specs }: Pick<Workspace, "specs">): string {
  return join(specs, ".released.next");
}

/** What was published last of the packages of this workspace, by id; empty before the first release. */
export function readReleased(workspace: Workspace): Released {
  return readPast(workspace).released;
}

/** What was published in the past of a workspace. */
export interface Past {
  readonly record: ReleaseRecord;
  readonly released: Released;
  /** Packages of another scope, by their full names. */
  readonly foreign: ReleaseRecord;
}

/** What was published, its own packages apart from those of another scope. */
export function readPast(workspace: Workspace): Past {
  const places = placesOf(workspace);
  const whole = readRecord(workspace);
  const record = [...whole];
  const isOwn = (name: string) => places.of(idOf(name)).name === name;
  return {
    record: whole,
    released: new Map(
      record.filter(([name]) => isOwn(name)).map(([name, each]) => [idOf(name), each]),
    ),
    foreign: new Map(record.filter(([name]) => !isOwn(name))),
  };
}

/** Reads what was published last, whatever the scope; empty before the first release. */
export function readRecord(workspace: Pick<Workspace, "specs">): ReleaseRecord {
  settle(workspace);
  const path = join(releasedFolder(workspace), RECORD_FILE);
  try {
    // This file is written by `formatRecord` alone.
    const { format, packages }: { format: number; packages: Record<string, Published> } =
      JSON.parse(readFileSync(path, "utf8"));
    if (format !== FORMAT) throw new SyntaxError(`its format is ${format}, not ${FORMAT}`);
    return new Map(Object.entries(packages));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return new Map();
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`${path} cannot be read: ${reason}; restore it from git`);
  }
}

/** Text of the record: sorted, so that branches merge. */
export function formatRecord(record: ReleaseRecord): string {
  const packages = Object.fromEntries([...record].toSorted(([a], [b]) => byCodeUnit(a, b)));
  return `${JSON.stringify({ format: FORMAT, packages }, null, 2)}\n`;
}

/** Completes an exchange of the folders that was interrupted between its two renames. */
export function settle(workspace: Pick<Workspace, "specs">): void {
  const [live, prepared] = [releasedFolder(workspace), preparedFolder(workspace)];
  if (!existsSync(live) && existsSync(join(prepared, RECORD_FILE))) renameSync(prepared, live);
  if (existsSync(live)) rmSync(formerFolder(workspace), { recursive: true, force: true });
}

/** Puts the prepared folder in the place of the live one. */
export function exchange(workspace: Pick<Workspace, "specs">): void {
  const live = releasedFolder(workspace);
  writing(live, () => {
    if (existsSync(live)) renameSync(live, formerFolder(workspace));
    settle(workspace);
  });
}

/** Changes a folder of the record; where the system refuses that, the error says so and what to do. */
export function writing(folder: string, change: () => void): void {
  try {
    change();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    throw refused(error, folder, "what was published is recorded as before");
  }
}

function formerFolder({ specs }: Pick<Workspace, "specs">): string {
  return join(specs, ".released.former");
}
