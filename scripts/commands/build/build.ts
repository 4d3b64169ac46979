import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Roots } from "../../system/roots.ts";
import { compilable, compile, isCompilable } from "./compile.ts";

/**
 * Compiles every package from nothing, and gives the exit status: files of sources that are gone must
 * not be published. The libraries come first, since the emitted packages find them as users do, built
 * and by name. What the compiler cannot build alone has a script of its own.
 */
export function build({ installation, workspace }: Roots): number {
  const libraries = workspace.libraries.filter(isCompilable);
  const emitted = compilable(workspace.generated);
  for (const folder of [...libraries, ...emitted]) {
    rmSync(join(folder, "dist"), { recursive: true, force: true });
  }
  const others = workspace.libraries.filter((folder) => !isCompilable(folder));
  const isBuilt = compile(libraries, installation) && compile(emitted, installation);
  return isBuilt && others.every(runOwnBuild) ? 0 : 1;
}

function runOwnBuild(folder: string): boolean {
  const args = ["run", "--silent", "--if-present", "build"];
  const shell = process.platform === "win32"; // npm is a script there
  return spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell }).status === 0;
}
