import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Repository } from "./repository.ts";

const folder = fileURLToPath(new URL("../../scripts/language/testdata/language/", import.meta.url));

/** Adds the manifest of a provider with hooks for a request, for a reply, and to sign, some of them asynchronous. */
export function addHooked(repository: Repository): void {
  for (const file of ["hooked.yaml", "hooks"]) {
    cpSync(join(folder, file), join(repository.folder, "specs", file), { recursive: true });
  }
}
