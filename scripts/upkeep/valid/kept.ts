import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Made } from "./manifest.ts";

/** Manifests that were red once, with the files of their hooks. */
export function keptManifests(folder: string): readonly Made[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names.map((name) => {
    const id = name.replace(".yaml", "");
    const hooks = `hooks/${id}.ts`;
    const files = existsSync(join(folder, hooks))
      ? { [hooks]: readFileSync(join(folder, hooks), "utf8") }
      : {};
    const manifest = parse(readFileSync(join(folder, name), "utf8"));
    return { id, manifest, files, taken: new Set() };
  });
}
