import { type Npm, NpmError } from "./npm.ts";
import type { Item } from "./plan.ts";
import { integrityOf } from "./published.ts";

export type UploadStatus = "published" | "there" | "ready" | "packed" | "missing";

/** A package, and whether it was uploaded. */
export interface Upload extends Item {
  readonly status: UploadStatus;
}

/** How it is uploaded. */
export interface UploadOptions {
  readonly npm: Npm;
  readonly dryRun: boolean;
  /** Called once per package, when it is done. */
  readonly say: (message: string) => void;
}

/**
 * Publishes what the registry lacks, one after another, and stops at the first that npm cannot publish:
 * those after it may need it.
 */
export async function uploadAll(items: readonly Item[], options: UploadOptions) {
  const uploads: Upload[] = [];
  let failure: NpmError | null = null;
  for (const item of items) {
    if (item.isThere) uploads.push({ ...item, status: "there" });
    else {
      failure ??= await upload(item, options);
      const done = options.dryRun ? "ready" : "published";
      uploads.push({ ...item, status: failure === null ? done : "missing" });
    }
  }
  return { uploads, failure };
}

async function upload(item: Item, { npm, dryRun, say }: UploadOptions): Promise<NpmError | null> {
  const { name, version, tag, tarball } = item;
  if (tarball === null) throw new Error(`${name} ${version} was not packed`);
  try {
    await npm(["publish", tarball.path, `--tag=${tag}`, `--dry-run=${dryRun}`]);
  } catch (error) {
    if (!(error instanceof NpmError)) throw error;
    // The reply may have been lost after the registry took it.
    const there = dryRun ? null : await integrityOf(npm, name, version).catch(() => null);
    if (there !== tarball.integrity) return error;
  }
  say(`${dryRun ? "Would publish" : "Published"} ${name} ${version}`);
  return null;
}
