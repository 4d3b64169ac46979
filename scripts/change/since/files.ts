import { existsSync } from "node:fs";
import { join } from "node:path";
import { relative } from "node:path/posix";
import { InputError } from "../../system/input-error.ts";
import { relativePath } from "../../system/path.ts";
import { upwards } from "../../system/roots.ts";
import { git } from "../git.ts";

/**
 * Files below these folders, or at these paths, that differ from a commit, as people write them from `root`.
 * What is not committed counts, and what git was not told of yet.
 */
export async function filesSince(
  commit: string,
  root: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const known = ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit];
  const others = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"];
  const found = await Promise.all(
    [known, others].map((args) => git(root, [...args, "--", ...paths])),
  );
  const failed = found.find(({ ok }) => !ok);
  if (failed) throw new InputError(`--changed: git cannot compare: ${failed.stderr.trim()}`);
  // Git names files from the top of the repository.
  const prefix = (await git(root, ["rev-parse", "--show-prefix"])).stdout.replace(/\n$/, "");
  const names = found.flatMap(({ stdout }) => stdout.split("\0").filter(Boolean));
  return [...new Set(names.map((name) => relative(`/${prefix}`, `/${name}`)))];
}

const LOCKS = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
];

/** The nearest file above that says which versions are installed, as the runtime of the packages is. */
export function lockFile(root: string): string | null {
  for (const folder of upwards(root)) {
    const name = LOCKS.find((each) => existsSync(join(folder, each)));
    if (name !== undefined) return relativePath(root, join(folder, name));
  }
  return null;
}
