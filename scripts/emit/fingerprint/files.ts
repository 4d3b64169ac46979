import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodeUnit } from "../../system/order.ts";

/** A file that was read: path relative to the folder walked, with forward slashes. */
export interface ReadFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Reads the files below `folder` that `accepts` takes, sorted by path; hidden ones are skipped. */
export function readFiles(folder: string, accepts: (path: string) => boolean): readonly ReadFile[] {
  return list(folder, "", accepts)
    .toSorted(byCodeUnit)
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
}

function list(folder: string, prefix: string, accepts: (path: string) => boolean): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.name.startsWith(".")) return [];
    if (!entry.isDirectory()) return accepts(path) ? [path] : [];
    return accepts(`${path}/`) ? list(folder, `${path}/`, accepts) : [];
  });
}

/** Whether a file below the `src` of a library is compiled, as its tsconfig.json says: tests are not. */
export function isLibrarySource(path: string): boolean {
  if (path.endsWith("/")) return path !== "testdata/";
  return path.endsWith(".ts") && !/\.(?:test|fixture|d)\.ts$/.test(path);
}
