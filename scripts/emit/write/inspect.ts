import { lstatSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { hashBytes } from "../../system/hash.ts";
import { foldersOf } from "../../system/path.ts";
import type { StatCache } from "./stat-cache.ts";

/** What stands at a path of the output folder. */
export type Found =
  | { readonly kind: "missing" }
  | { readonly kind: "file"; readonly hash: string; readonly writable: boolean }
  /** `at` is the path itself or the folder above it that is a link, a file, a device. */
  | { readonly kind: "blocked"; readonly at: string };

/** Looks at paths of one output folder without following links. */
export type Inspect = (path: string) => Found;

const OWNER_MAY_WRITE = 0o200;

/** Reads each file at most once per change, through `cache`. */
export function inspector(out: string, cache: StatCache): Inspect {
  const folders = new Map<string, "folder" | "missing" | "blocked">();
  const folder = (path: string) => {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const stats = look(join(out, path));
    const kind = stats === undefined ? "missing" : stats.isDirectory() ? "folder" : "blocked";
    folders.set(path, kind);
    return kind;
  };
  return (path) => {
    for (const parent of foldersOf(path)) {
      const kind = folder(parent);
      if (kind === "missing") return { kind };
      if (kind === "blocked") return { kind, at: parent };
    }
    const stats = look(join(out, path));
    if (stats === undefined) return { kind: "missing" };
    if (!stats.isFile()) return { kind: "blocked", at: path };
    const hash = cache.get(path, stats) ?? read(out, path, stats, cache);
    return { kind: "file", hash, writable: (stats.mode & OWNER_MAY_WRITE) !== 0 };
  };
}

function read(out: string, path: string, stats: Stats, cache: StatCache): string {
  const hash = hashBytes(readFileSync(join(out, path)));
  cache.set(path, stats, hash);
  return hash;
}

function look(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
