import { createWriteStream, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { Header } from "tar";

/** An entry as anybody may write it, whatever tar itself would refuse to pack. */
export interface Crafted {
  readonly path: string;
  readonly type?: "File" | "Directory" | "SymbolicLink" | "Link" | "CharacterDevice" | "FIFO";
  readonly linkpath?: string;
  readonly text?: string;
}

const END = Buffer.alloc(1024);

/** Packs entries as they are given. */
export function craft(file: string, entries: readonly Crafted[]): void {
  writeFileSync(file, gzipSync(Buffer.concat([...entries.map(blocksOf), END])));
}

/** A tarball of a few kilobytes that holds a file of so many bytes. */
export async function craftBomb(file: string, bytes: number): Promise<void> {
  const part = Buffer.alloc(1024 * 1024);
  const parts = function* () {
    yield headerOf({ path: "package/bomb" }, bytes);
    for (let left = bytes; left > 0; left -= part.length) yield part;
    yield END;
  };
  await pipeline(Readable.from(parts()), createGzip(), createWriteStream(file));
}

function blocksOf(entry: Crafted): Buffer {
  const text = Buffer.from(entry.text ?? "");
  const rest = Buffer.alloc((512 - (text.length % 512)) % 512);
  return Buffer.concat([headerOf(entry, text.length), text, rest]);
}

function headerOf({ path, type = "File", linkpath = "" }: Crafted, size: number): Buffer {
  const block = Buffer.alloc(512);
  const mode = type === "Directory" ? 0o755 : 0o644;
  new Header({ path, type, linkpath, size, mode, mtime: new Date(0) }).encode(block, 0);
  return block;
}
