import { type Files, newFolder } from "../../../../tests/kit/folder.ts";
import type { PackageFacts } from "../../record/facts.ts";
import { readFacts } from "./read.ts";

/** Facts of a built package whose only entry declares this. */
export function factsOf(declarations: string): Promise<PackageFacts> {
  const exports = { ".": { types: "./dist/index.d.ts" } };
  return factsOfFiles({
    "package.json": { exports },
    "dist/index.d.ts": declarations,
  });
}

/** Facts of a package with these files. */
export function factsOfFiles(files: Files): Promise<PackageFacts> {
  return readFacts(newFolder(files));
}
