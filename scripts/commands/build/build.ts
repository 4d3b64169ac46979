import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../system/input-error.ts";
import type { Roots } from "../../system/roots.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { compilable, compileEmitted, compileLibraries, isCompilable } from "./compile.ts";

/**
 * Compiles every package, or the emitted ones of these ids, from nothing, and gives the exit status: files of sources that are gone must
 * not be published. The libraries come first, since the emitted packages find them as users do, built
 * and by name. What the compiler cannot build alone has a script of its own.
 */
export function build(roots: Roots, only: readonly string[] | null): number {
  const { workspace } = roots;
  const all = compilable(workspace.generated);
  const emitted = only === null ? all : named(only, all, workspace);
  // Those stay built: nothing of them is asked for.
  const own = only === null ? workspace.libraries : [];
  const libraries = own.filter(isCompilable);
  const others = own.filter((folder) => !isCompilable(folder));
  const isBuilt = compileLibraries(libraries, roots) && compileEmitted(emitted, roots);
  return isBuilt && others.every(runOwnBuild) ? 0 : 1;
}

/** The emitted packages of these ids. */
function named(
  only: readonly string[],
  folders: readonly string[],
  { generated }: Roots["workspace"],
): readonly string[] {
  const ids = folders.map((folder) => basename(folder));
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown === undefined) return folders.filter((folder) => only.includes(basename(folder)));
  const where = `no package of ${shownPath(generated)}`;
  throw new InputError(`--only: ${JSON.stringify(unknown)} is ${where}${didYouMean(unknown, ids)}`);
}

function runOwnBuild(folder: string): boolean {
  const args = ["run", "--silent", "--if-present", "build"];
  const shell = process.platform === "win32"; // npm is a script there
  return spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell }).status === 0;
}
