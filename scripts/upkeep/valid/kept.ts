import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parse } from "yaml";
import type { Made } from "./manifest.ts";

/** Manifests of a folder, with the files of hooks, queries and icons below it. */
export function keptManifests(folder: string): readonly Made[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const textOf = (path: string) => readFileSync(join(folder, path), "utf8");
  const isBelow = (path: string) => basename(path) !== path;
  const files = Object.fromEntries(paths.filter(isBelow).map((path) => [path, textOf(path)]));
  return paths
    .filter((path) => !isBelow(path) && path.endsWith(".yaml"))
    .map((path) => ({
      id: path.replace(".yaml", ""),
      manifest: parse(textOf(path)),
      files,
      taken: new Set(),
    }));
}
