import { rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../system/draft.ts";
import type { Npm } from "./npm.ts";
import type { Package } from "./packages.ts";

/** A package as it goes to the registry. */
export interface Tarball {
  readonly path: string;
  readonly integrity: string;
  readonly files: number;
  readonly bytes: number;
}

/** Packs what was built into a folder that is emptied first, each package once; by name. */
export async function pack(
  npm: Npm,
  folder: string,
  packages: readonly Package[],
): Promise<ReadonlyMap<string, Tarball>> {
  rmSync(folder, { recursive: true, force: true });
  makeFolder(folder);
  if (packages.length === 0) return new Map();
  const folders = packages.map((each) => each.folder);
  const options = ["--json", "--ignore-scripts", `--pack-destination=${folder}`];
  const packed: readonly Packed[] = JSON.parse(await npm(["pack", ...folders, ...options]));
  return new Map(
    packed.map(({ name, filename, integrity, entryCount: files, size: bytes }) => {
      return [name, { path: join(folder, filename), integrity, files, bytes }];
    }),
  );
}

/** What npm says of a tarball that it made. */
interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly integrity: string;
  readonly entryCount: number;
  readonly size: number;
}
