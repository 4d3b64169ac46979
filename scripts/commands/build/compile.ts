import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Installation } from "../../system/roots.ts";

/** Folders below this one that the compiler can build; none where the folder is missing. */
export function compilable(parent: string): readonly string[] {
  const names = existsSync(parent) ? readdirSync(parent).toSorted() : [];
  return names.map((name) => join(parent, name)).filter(isCompilable);
}

/** Whether the compiler can build what this folder holds. */
export function isCompilable(folder: string): boolean {
  return existsSync(join(folder, "tsconfig.json"));
}

/** Builds packages, each after those that its tsconfig.json refers to; false when that fails. */
export function compile(
  folders: readonly string[],
  { root, isSource }: Pick<Installation, "root" | "isSource">,
): boolean {
  if (folders.length === 0) return true;
  // A clone has the native compiler, which is an order faster and too large to be installed along.
  const compiler = isSource
    ? join(root, "node_modules/typescript7/bin/tsc")
    : createRequire(join(root, "package.json")).resolve("typescript/bin/tsc");
  const args = [compiler, "-b", ...folders];
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
}
