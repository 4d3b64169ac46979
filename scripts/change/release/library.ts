import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Place } from "../record/places.ts";

/** What a library's package.json has to say of its release. */
interface Wanted {
  readonly version: string;
  /** Ranges of what it depends on. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The package.json of a library as it has to be; null: it is, or the generator writes that of this package. */
export function libraryManifest({ isLibrary, folder }: Place, wanted: Wanted): string | null {
  if (!isLibrary) return null;
  const text = readFileSync(join(folder, "package.json"), "utf8");
  const file = JSON.parse(text);
  const dependencies = { ...file.dependencies, ...wanted.dependencies };
  const next = { ...file, version: wanted.version, ...(file.dependencies && { dependencies }) };
  // However somebody indents it.
  const [indent = 2] = /^[ \t]+(?=")/m.exec(text) ?? [];
  return isDeepStrictEqual(next, file) ? null : `${JSON.stringify(next, null, indent)}\n`;
}
