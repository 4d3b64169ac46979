import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { errorCode } from "./error.ts";
import { holderText, isAbandoned } from "./holder.ts";
import { refuseLinks } from "./links.ts";
import { isBelow } from "./path.ts";
import { UNINSTALLED_CACHE } from "./roots.ts";

/** Begins the names of folders of drafts. */
const PREFIX = ".blockwright-draft-";

/** Says whose a folder of drafts is. */
const HOLDER = ".holder";

/** Name of a draft; compilers and bundlers take no folder with a dot for sources. */
const DRAFT = ".new";

/** A folder of its own for one draft. */
interface Place {
  readonly folder: string;
  readonly draft: string;
  /** Leaves in the folder what was put there, to be renamed itself. */
  release(): void;
  remove(): void;
}

/**
 * Lends a path, in a new folder with a name that nobody knows before, for what a rename is to put in the place of
 * `target`. The folder lies in the cache of the workspace at `root`; beside `target` where that is outside, where
 * `root` is null, or where the cache cannot be used, such as one on another file system: `use` is called once more
 * then, so it changes nothing but the draft before the rename. What it leaves there is removed; what killed runs
 * left, too.
 */
export function inDraft<T>(target: string, root: string | null, use: (draft: string) => T): T {
  const cached = root !== null && isBelow(target, root) ? cachedPlace(root) : null;
  try {
    if (cached !== null) return use(cached.draft);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
  } finally {
    cached?.remove();
  }
  const place = placeIn(dirname(target));
  try {
    return use(place.draft);
  } finally {
    place.remove();
  }
}

/** Null: nothing can be made there, while it may be elsewhere in the workspace. */
function cachedPlace(root: string): Place | null {
  const cache = join(root, UNINSTALLED_CACHE);
  refuseLinks(cache, root);
  try {
    return placeIn(cache);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return null;
  }
}

/** Makes a place with a name that nobody knows before, which ignores itself in git; what killed runs left is removed. */
export function placeIn(folder: string): Place {
  const made = makeFolder(folder);
  sweep(folder);
  const own = mkdtempSync(join(folder, PREFIX));
  const ignore = join(own, ".gitignore");
  const holder = join(own, HOLDER);
  const remove = () => {
    attempt(() => rmSync(own, { recursive: true, force: true }));
    if (made !== undefined) removeEmpty(folder, made);
  };
  try {
    writeFileSync(holder, holderText(), { flag: "wx" });
    // The cache of a project that was not made by `init` may not be ignored.
    writeFileSync(ignore, "*\n", { flag: "wx" });
  } catch (error) {
    remove();
    throw error;
  }
  const release = () => {
    for (const path of [ignore, holder]) rmSync(path);
    // Only its owner may read it so far.
    chmodSync(own, statSync(folder).mode);
  };
  return { folder: own, draft: join(own, DRAFT), release, remove };
}

/** Puts a folder in the place of another one, which goes to `former`: by two renames, or not at all. */
export function exchange(draft: string, folder: string, former: string): void {
  const stood = existsSync(folder);
  if (stood) renameSync(folder, former);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (stood) renameSync(former, folder);
    throw error;
  }
}

/** Puts back a folder that a run took away which was killed between those two renames. */
export function restore(path: string): void {
  const folder = dirname(path);
  const former = leftIn(folder)
    .map((own) => join(own, DRAFT))
    .find(existsSync);
  if (former === undefined || existsSync(path)) return;
  renameSync(former, path);
  rmSync(dirname(former), { recursive: true, force: true });
}

/** Removes what runs left that were killed; that of runs which are alive stays. */
function sweep(folder: string): void {
  for (const own of leftIn(folder)) attempt(() => rmSync(own, { recursive: true, force: true }));
}

function leftIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(PREFIX))
    .map(({ name }) => join(folder, name))
    .filter((own) => isAbandoned(own, holderIn(own)));
}

function holderIn(folder: string): string {
  try {
    return readFileSync(join(folder, HOLDER), "utf8");
  } catch {
    return ""; // it is being written, or never was
  }
}

/**
 * Makes a folder and those above it that are missing, and gives the first that it made; undefined: it was there.
 * Throws what the system says: `recursive` of Node calls a read-only file system ENOENT.
 */
export function makeFolder(folder: string): string | undefined {
  if (isFolder(folder)) return undefined;
  const made = makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const isThere = errorCode(error) === "EEXIST";
    // Another run was faster.
    if (isThere && isFolder(folder)) return made;
    if (isThere) throw Object.assign(new Error(`${folder} is no folder`), { code: "ENOTDIR" });
    if (made !== undefined) removeEmpty(dirname(folder), made);
    throw error;
  }
  return made ?? folder;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Removes folders from the innermost to `last`; one that holds something stays. */
function removeEmpty(folder: string, last: string): void {
  attempt(() => {
    rmdirSync(folder);
    if (folder !== last) removeEmpty(dirname(folder), last);
  });
}

/** What cannot be tidied up now is left to the next run. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // It does no harm there.
  }
}
