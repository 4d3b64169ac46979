import { mkdirSync, readFileSync, renameSync, type Stats, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Hashes of files whose metadata has not changed since they were last read. Only saves time. */
export interface StatCache {
  get(path: string, stats: Stats): string | undefined;
  set(path: string, stats: Stats, hash: string): void;
  /** Writes the cache when it changed; a cache that cannot be written is no failure. */
  save(): void;
}

/** `file` null: nothing is remembered. */
export function openStatCache(file: string | null): StatCache {
  const entries = file === null ? new Map<string, string>() : read(file);
  let changed = false;
  return {
    get(path, stats) {
      const [key, hash] = entries.get(path)?.split(" ") ?? [];
      return key === keyOf(stats) ? hash : undefined;
    },
    set(path, stats, hash) {
      if (!isSettled(stats)) return;
      entries.set(path, `${keyOf(stats)} ${hash}`);
      changed = true;
    },
    save() {
      if (file !== null && changed) write(file, entries);
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

function read(file: string): Map<string, string> {
  try {
    const entries = Object.entries<unknown>(JSON.parse(readFileSync(file, "utf8")));
    return new Map(entries.map(([path, value]) => [path, String(value)]));
  } catch {
    return new Map();
  }
}

function write(file: string, entries: ReadonlyMap<string, string>): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(Object.fromEntries(entries)));
    renameSync(draft, file);
  } catch {
    // The next run reads the files again; that is all that is lost.
  }
}
