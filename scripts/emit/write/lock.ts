import {
  linkSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../../system/draft.ts";
import { errorCode, OutputError, refused } from "../../system/error.ts";
import { describeHolder, holderText, isAbandoned } from "../../system/holder.ts";
import { workspace } from "./workspace.ts";

const PAUSE_MS = 50;

/** Runs `action` while no other run writes into `out`; waits for another one, up to `waitMs`. */
export async function withLock<T>(
  out: string,
  waitMs: number,
  action: () => T | Promise<T>,
): Promise<T> {
  const { root, lock } = workspace(out);
  await waitUntil(lock, waitMs, (text) => {
    if (text !== undefined) clear(lock, text);
    return take(root, lock);
  });
  try {
    return await action();
  } finally {
    release(root, lock);
  }
}

/** Waits until no live run writes into `out`, up to `waitMs`; takes and changes nothing. */
export async function whenUnlocked(out: string, waitMs: number): Promise<void> {
  await waitUntil(workspace(out).lock, waitMs, () => true);
}

/** Tries `proceed` whenever the lock is free or abandoned; it is given the abandoned lock's text. */
async function waitUntil(
  lock: string,
  waitMs: number,
  proceed: (abandoned: string | undefined) => boolean,
): Promise<void> {
  const until = performance.now() + waitMs;
  for (;;) {
    const text = read(lock);
    if ((text === undefined || isAbandoned(lock, text)) && proceed(text)) return;
    if (performance.now() > until) {
      const who = describeHolder(text ?? "");
      throw new OutputError(`${who} is writing here; if that process is gone, remove ${lock}`);
    }
    await sleep(PAUSE_MS);
  }
}

/** False when another run was faster. */
function take(root: string, lock: string): boolean {
  prepare(root);
  try {
    writeFileSync(lock, holderText(), { flag: "wx" });
    return true;
  } catch (error) {
    const code = errorCode(error);
    // ENOENT: the run that held the lock has just removed the folder.
    if (code === "EEXIST" || code === "ENOENT") return false;
    release(root, lock);
    throw refused(error, lock, "nothing was changed");
  }
}

function prepare(root: string): void {
  const standing = lstatSync(root, { throwIfNoEntry: false });
  if (standing && !standing.isDirectory()) {
    throw new OutputError(`${root} is in the way: it is a link or a file; remove it`);
  }
  try {
    makeFolder(root);
  } catch (error) {
    throw refused(error, root, "nothing was changed");
  }
}

/** Of several runs that find the same abandoned lock, the rename lets one remove it. */
function clear(lock: string, seen: string): void {
  const claim = `${lock}.${process.pid}`;
  try {
    renameSync(lock, claim);
    // A lock that was renewed in between is given back.
    if (readFileSync(claim, "utf8") !== seen) linkSync(claim, lock);
    unlinkSync(claim);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw refused(error, lock, "nothing was changed");
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Failures do no harm: the lock of a process that is gone counts as abandoned. */
function release(root: string, lock: string): void {
  try {
    rmSync(lock, { force: true });
    rmdirSync(root);
  } catch {
    // The folder is not empty when another run has begun.
  }
}
