import { join } from "node:path";
import { type ReadFile, readFiles } from "../../emit/fingerprint/files.ts";
import { hashBytes, hashText } from "../../system/hash.ts";

/** Folders whose files go into the package of the tool, and which of them do. */
const SOURCES: readonly (readonly [folder: string, accepts: (path: string) => boolean])[] = [
  ["packages/blockwright", (path) => path === "bin/" || path.endsWith(".js")],
  ["packages/runtime/src", isPublished],
  ["packages/workflow/src", isPublished],
  ["contract-tests", (path) => path.startsWith("suite/") || isPublished(path)],
  ["scripts", (path) => path !== "upkeep/" && isPublished(path)],
  ["specs", (path) => path === "manifest.schema.json"],
  ["templates", () => true],
];

/** Hash over the sources of the tool, in a clone of its repository. */
export function toolSources(root: string): string {
  return hashText(
    JSON.stringify(toolFiles(root).map(({ path, bytes }) => [path, hashBytes(bytes)])),
  );
}

/** The sources themselves. */
export function toolFiles(root: string): readonly ReadFile[] {
  return SOURCES.flatMap(([folder, accepts]) =>
    readFiles(join(root, folder), accepts).map(({ path, bytes }) => {
      return { path: `${folder}/${path}`, bytes };
    }),
  );
}

/** Tests and what only they read stay where they are. */
function isPublished(path: string): boolean {
  if (path.endsWith("/")) return !/(?:^|\/)(?:testdata|planted)\/$/.test(path);
  return !/\.(?:test|fixture)\.\w+$/.test(path);
}
