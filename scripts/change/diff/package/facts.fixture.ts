import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PackageFacts } from "../../record/facts.ts";
import { readFacts } from "./read.ts";

/** Facts of a built package whose only entry declares this. */
export function factsOf(declarations: string): Promise<PackageFacts> {
  const exports = { ".": { types: "./dist/index.d.ts" } };
  return factsOfFiles({
    "package.json": JSON.stringify({ exports }),
    "dist/index.d.ts": declarations,
  });
}

/** Facts of a package with these files. */
export async function factsOfFiles(files: Readonly<Record<string, string>>): Promise<PackageFacts> {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-facts-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await readFacts(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
