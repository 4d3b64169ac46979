import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { OutputError, refused } from "../../system/error.ts";
import { isFolderName } from "../../system/path.ts";
import type { PackagePlan } from "./plan.ts";
import { stage } from "./stage.ts";
import { carryOver, type JournalEntry, swap, unswap } from "./swap.ts";
import { type Workspace, workspace } from "./workspace.ts";

/**
 * Makes the plans and the state file real, all or nothing. Everything is prepared beside the live
 * folders; then the journal is written, which is the decision; then folders change places. A crash
 * before the journal leaves the tree as it was, a crash after it is completed by `recover`.
 * The caller holds the lock.
 */
export function commit(out: string, plans: readonly PackagePlan[], state: string): void {
  const work = workspace(out);
  const journal = plans.map(({ id, write, keep, remove }) => ({
    id,
    generated: [...write.map(({ path }) => path), ...keep, ...remove],
  }));
  try {
    for (const plan of plans) stage(plan, work);
    writeFileSync(work.state, state);
    writeJournal(work, journal);
  } catch (error) {
    discard(work);
    throw refused(error, work.root, "nothing was changed");
  }
  exchange(work, journal);
  try {
    finish(work, journal);
  } catch (error) {
    throw refused(error, work.out, "the next run completes this one");
  }
}

/** Completes, or clears away, what an interrupted run left. The caller holds the lock. */
export function recover(out: string): void {
  const work = workspace(out);
  for (const folder of [work.staged("."), work.former(".")]) {
    const standing = lstatSync(folder, { throwIfNoEntry: false });
    if (standing && !standing.isDirectory())
      throw new OutputError(`${folder} is a link; remove it`);
  }
  const journal = existsSync(work.journal) ? readJournal(work) : [];
  for (const { id } of journal) swap(id, work);
  if (journal.length > 0) finish(work, journal);
  else discard(work);
}

/** What stands in the file decides what is moved, so it is not believed unchecked. */
function readJournal({ journal, root }: Workspace): readonly JournalEntry[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(journal, "utf8"));
    if (Array.isArray(entries) && entries.every(isEntry)) return entries;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new OutputError(`${journal} is damaged; remove the folder ${root}`);
}

function isEntry(value: unknown): value is JournalEntry {
  // The members are checked here.
  const { id, generated }: Record<string, unknown> = Object(value);
  return typeof id === "string" && isFolderName(id) && Array.isArray(generated);
}

/** The rename makes the journal appear whole or not at all. */
function writeJournal(work: Workspace, journal: readonly JournalEntry[]): void {
  const draft = `${work.journal}.draft`;
  const file = openSync(draft, "w");
  try {
    writeFileSync(file, JSON.stringify(journal));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, work.journal);
}

/** A folder that cannot be moved puts the others back. */
function exchange(work: Workspace, journal: readonly JournalEntry[]): void {
  const begun: string[] = [];
  for (const { id } of journal) {
    begun.push(id);
    try {
      swap(id, work);
    } catch (error) {
      for (const done of begun.toReversed()) unswap(done, work);
      discard(work);
      throw refused(error, work.live(id), "nothing was changed");
    }
  }
}

function finish(work: Workspace, journal: readonly JournalEntry[]): void {
  if (existsSync(work.state)) renameSync(work.state, work.liveState);
  for (const entry of journal) carryOver(entry, work);
  discard(work);
}

/** The journal goes first: without it, whatever is left over is rubbish. The lock stays. */
function discard(work: Workspace): void {
  rmSync(work.journal, { force: true });
  for (const path of [work.staged("."), work.former("."), work.state, `${work.journal}.draft`]) {
    rmSync(path, { recursive: true, force: true });
  }
}
