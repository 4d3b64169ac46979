import { copyFileSync, cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { makeFolder } from "../../system/draft.ts";
import { InputError } from "../../system/input-error.ts";
import type { Workspace } from "../../system/roots.ts";
import type { Item } from "./plan.ts";
import { recordAfter } from "./released.ts";

/** Refuses a folder that holds something: a tarball of another run would be published with the others. */
export function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InputError(`${folder} is not empty; remove it, or name another folder`);
}

/**
 * Leaves in a folder what somebody who may publish needs: `packages/`, tarballs whose names sort in the
 * order in which they are published, and `released/`, the record as it will be afterwards.
 */
export async function handOver(
  workspace: Workspace,
  items: readonly Item[],
  folder: string,
): Promise<void> {
  makeFolder(join(folder, "packages"));
  const open = items.filter(({ isThere }) => !isThere);
  for (const [at, { tarball }] of open.entries()) {
    if (tarball === null) continue; // only of a version that is there
    const name = `${`${at + 1}`.padStart(4, "0")}-${basename(tarball.path)}`;
    copyFileSync(tarball.path, join(folder, "packages", name));
  }
  const record = await recordAfter(workspace, items);
  cpSync(record, join(folder, "released"), { recursive: true });
  rmSync(record, { recursive: true });
}
