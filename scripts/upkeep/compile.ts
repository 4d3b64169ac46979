import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const COMPILER = "node_modules/typescript7/bin/tsc";

/** Folders below this one that the compiler can build; none where the folder is missing. */
export function compilable(parent: string): readonly string[] {
  const names = existsSync(parent) ? readdirSync(parent).toSorted() : [];
  return names
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, "tsconfig.json")));
}

/** Builds packages, each after those that its tsconfig.json refers to; false when that fails. */
export function compile(folders: readonly string[]): boolean {
  if (folders.length === 0) return true;
  const args = [COMPILER, "-b", ...folders];
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
}
