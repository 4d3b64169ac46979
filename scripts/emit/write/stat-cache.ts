import { existsSync, realpathSync, type Stats } from "node:fs";
import { memoryFile, readMemory, writeMemory } from "../../system/memory.ts";

/** Hashes of files whose metadata has not changed since they were last read. Only saves time. */
export interface StatCache {
  get(path: string, stats: Stats): string | undefined;
  set(path: string, stats: Stats, hash: string): void;
  /** Writes the cache when it changed. */
  save(): void;
}

const MAKER = "stats";

/** The cache of an output folder; `memory` null: nothing is remembered. */
export function openStats(memory: string | null, out: string): StatCache {
  const folder = existsSync(out) ? realpathSync(out) : out;
  return openStatCache(memoryFile(memory, "stats", folder));
}

/** `file` null: nothing is remembered. */
export function openStatCache(file: string | null): StatCache {
  const entries = readMemory<string>(file, MAKER);
  let changed = false;
  return {
    get(path, stats) {
      const key = `${keyOf(stats)} `;
      const known = entries.get(path);
      return known?.startsWith(key) ? known.slice(key.length) : undefined;
    },
    set(path, stats, hash) {
      if (!isSettled(stats)) return;
      entries.set(path, `${keyOf(stats)} ${hash}`);
      changed = true;
    },
    save() {
      if (changed) writeMemory(file, MAKER, entries);
    },
  };
}

/** The change time cannot be set back, so that a restored modification time deceives nobody. */
function keyOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs}:${ctimeMs}:${size}:${ino}`;
}

/**
 * A file that changed just now may change again within the clock's grain and keep its times, so it
 * is read again next time. File systems that keep whole seconds get a wider margin.
 */
function isSettled({ ctimeMs }: Stats): boolean {
  const grain = ctimeMs % 1000 === 0 ? 2_500 : 100;
  return Date.now() - ctimeMs > grain;
}
