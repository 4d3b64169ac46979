import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { readTarball } from "../diff/states/tarball.ts";
import { inTemporaryFolder } from "../diff/states/temporary.ts";
import { byCodeUnit } from "../../system/order.ts";
import type { Npm } from "./npm.ts";
import { integrityOf } from "./published.ts";
import type { Tarball } from "./tarballs.ts";

/**
 * Files in which a published version is not the tarball. Another zlib packs the same files into other
 * bytes, so that the hash of the whole decides only when it is the same.
 */
export async function differences(
  npm: Npm,
  { name, version }: { readonly name: string; readonly version: string },
  tarball: Tarball,
): Promise<readonly string[]> {
  if ((await integrityOf(npm, name, version)) === tarball.integrity) return [];
  return await inTemporaryFolder(async (folder) => {
    const options = ["--json", `--pack-destination=${folder}`];
    const [{ filename }] = JSON.parse(await npm(["pack", `${name}@${version}`, ...options]));
    const [theirs, ours] = await Promise.all([
      hashes(join(folder, filename)),
      hashes(tarball.path),
    ]);
    const paths = new Set([...theirs.keys(), ...ours.keys()]);
    return [...paths].filter((path) => theirs.get(path) !== ours.get(path)).toSorted(byCodeUnit);
  });
}

/** Path -> hash of every file in a tarball. */
async function hashes(file: string): Promise<ReadonlyMap<string, string>> {
  const files = await readTarball(file, basename(file));
  return new Map(
    [...files].map(([path, contents]) => [
      path,
      createHash("sha256").update(contents).digest("hex"),
    ]),
  );
}
