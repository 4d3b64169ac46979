import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Calls `make`, one after the other, with every OpenAPI document below the folder that the process was
 * given first, and with a place of that name in the folder given second, where it then works.
 */
export async function eachDocument(make) {
  const [documents, out] = process.argv.slice(2).map((folder) => resolve(folder));
  mkdirSync(out, { recursive: true });
  process.chdir(out);
  for (const entry of readdirSync(documents, { withFileTypes: true })) {
    const document = join(documents, entry.name, "openapi.yaml");
    // The schema of workflows has none.
    if (entry.isDirectory() && existsSync(document)) await make(document, join(out, entry.name));
  }
}
