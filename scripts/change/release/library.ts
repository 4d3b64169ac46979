import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isLibrary, packageFolder } from "../../language/ir/libraries.ts";

/** What a library's package.json has to say of its release. */
interface Wanted {
  readonly version: string;
  /** Ranges of what it depends on. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The package.json of a library as it has to be; null: it is, or the generator writes that of this package. */
export function libraryManifest(root: string, id: string, wanted: Wanted): string | null {
  if (!isLibrary(id)) return null;
  const file = JSON.parse(readFileSync(join(root, packageFolder(id), "package.json"), "utf8"));
  const dependencies = { ...file.dependencies, ...wanted.dependencies };
  const next = { ...file, version: wanted.version, ...(file.dependencies && { dependencies }) };
  return isDeepStrictEqual(next, file) ? null : `${JSON.stringify(next, null, 2)}\n`;
}
