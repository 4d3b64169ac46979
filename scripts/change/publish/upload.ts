import { type Npm, NpmError } from "./npm.ts";
import type { Item } from "./plan.ts";
import { integrityOf } from "./published.ts";

/** What became of one package. */
export type Fate = "published" | "there" | "ready" | "missing";

/** A package and its fate. */
export interface Outcome extends Item {
  readonly fate: Fate;
}

/** How it is uploaded. */
export interface Uploading {
  readonly npm: Npm;
  readonly dryRun: boolean;
  /** Hears of each package when it is through. */
  readonly say: (words: string) => void;
}

/**
 * Publishes what the registry lacks, one after another, and stops at the first that npm cannot publish:
 * those after it may need it.
 */
export async function uploadAll(items: readonly Item[], uploading: Uploading) {
  const outcomes: Outcome[] = [];
  let failure: NpmError | null = null;
  for (const item of items) {
    if (item.isThere) outcomes.push({ ...item, fate: "there" });
    else {
      failure ??= await upload(item, uploading);
      const done = uploading.dryRun ? "ready" : "published";
      outcomes.push({ ...item, fate: failure === null ? done : "missing" });
    }
  }
  return { outcomes, failure };
}

async function upload(item: Item, { npm, dryRun, say }: Uploading): Promise<NpmError | null> {
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
