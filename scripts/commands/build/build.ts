import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Roots } from "../../system/roots.ts";
import { compilable, compile, isCompilable } from "./compile.ts";

/**
 * Compiles every package from nothing, and gives the exit status: files of sources that are gone must
 * not be published. The libraries come first, since the emitted packages find them as users do, built
 * and by name.
 */
export function build({ installation, workspace }: Roots): number {
  const libraries = workspace.libraries.filter(isCompilable);
  const emitted = compilable(workspace.generated);
  for (const folder of [...libraries, ...emitted]) {
    rmSync(join(folder, "dist"), { recursive: true, force: true });
  }
  return compile(libraries, installation) && compile(emitted, installation) ? 0 : 1;
}
