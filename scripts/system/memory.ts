import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inDraft, makeFolder } from "./draft.ts";

/** Where a workspace remembers something of a folder; `memory` null: nowhere. */
export function memoryFile(memory: string | null, kind: string, folder: string): string | null {
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return memory && join(memory, `${kind}-${name}.json`);
}

/**
 * Reads what earlier runs found, by name; `file` null: nothing is remembered. A file that another maker
 * wrote, or that is not as it was written, counts as empty: it costs time, and hides nothing.
 */
export function readMemory<T>(file: string | null, maker: string): Map<string, T> {
  if (file === null) return new Map();
  try {
    const text = readFileSync(file, "utf8");
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    if (text.slice(0, end) !== sumOf(maker, body)) return new Map();
    // The sum says that `writeMemory` of this maker wrote it.
    return new Map(Object.entries(JSON.parse(body) as Record<string, T>));
  } catch {
    return new Map();
  }
}

/**
 * Keeps what was found for later runs. The file is written beside and renamed: of two runs at once the last
 * one wins, and a reader sees one of them whole. That it cannot be written is no failure.
 */
export function writeMemory<T>(
  file: string | null,
  maker: string,
  entries: ReadonlyMap<string, T>,
): void {
  if (file === null) return;
  const body = JSON.stringify(Object.fromEntries(entries));
  try {
    makeFolder(dirname(file));
    inDraft(file, null, (draft) => {
      writeFileSync(draft, `${sumOf(maker, body)}\n${body}`, { flag: "wx" });
      renameSync(draft, file);
    });
  } catch {
    // The next run finds it again; that is all that is lost.
  }
}

function sumOf(maker: string, body: string): string {
  return createHash("sha256").update(`${maker}\n`).update(body).digest("hex");
}
