import { existsSync } from "node:fs";
import { join } from "node:path";
import { STATE_FILE } from "./state.ts";

/** Name of the folder of a run in the output folder. */
export const WORKSPACE = ".blockwright";

/**
 * Where a run keeps what it prepares: inside the output folder, so that a rename moves it. The
 * folder exists only while a run writes, or after one was interrupted.
 */
export interface Workspace {
  readonly out: string;
  readonly root: string;
  readonly lock: string;
  /** Lists the packages to swap. While it exists, the run is to be completed. */
  readonly journal: string;
  /** The state file to be. */
  readonly state: string;
  /** Package folders to be. */
  staged(id: string): string;
  /** Package folders as they were. */
  former(id: string): string;
  live(id: string): string;
  readonly liveState: string;
}

/** Names the places of a run that writes into `out`. */
export function workspace(out: string): Workspace {
  const root = join(out, WORKSPACE);
  return {
    out,
    root,
    lock: join(root, "lock"),
    journal: join(root, "journal.json"),
    state: join(root, "state.json"),
    staged: (id) => join(root, "new", id),
    former: (id) => join(root, "old", id),
    live: (id) => join(out, id),
    liveState: join(out, STATE_FILE),
  };
}

/** True while a run writes, and after one was interrupted. */
export function isOccupied(out: string): boolean {
  return existsSync(workspace(out).root);
}

/** True when an interrupted run left a decision to complete. */
export function isUnfinished(out: string): boolean {
  return existsSync(workspace(out).journal);
}
