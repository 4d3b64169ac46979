import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Parser, type ReadEntry } from "tar";
import { InputError } from "../../../system/input-error.ts";

/** Most that a package may unpack to; emitted packages take less than a hundredth of it. */
const MOST_MIB = 64;
const MOST_ENTRIES = 5_000;

/** Contents by path, below the folder that npm packs everything into. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

/**
 * The files of a package as npm packs it. They are counted while they are unpacked and kept in memory,
 * so that nothing of a tarball that is refused is ever written.
 */
export async function readTarball(path: string, label: string): Promise<PackedFiles> {
  try {
    return await filesOf(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`${label} is not a packed package: ${reason}`, { cause: error });
  }
}

async function filesOf(path: string): Promise<PackedFiles> {
  const files = new Map<string, Buffer>();
  const parser = new Parser({ strict: true });
  let [bytes, entries, isOver, isWhole] = [0, 0, false, false];
  // The parser works within `write`: what is thrown here ends the loop below.
  const take = (entry: ReadEntry) => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new Error(`it holds more than ${MOST_ENTRIES} entries`);
    collect(entry, files);
  };
  parser.on("entry", take).on("ignoredEntry", take);
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("eof", () => {
    isOver = true;
  });
  parser.on("end", () => {
    isWhole = true;
  });
  await pipeline(createReadStream(path), createGunzip(), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      // The parser would unpack it once more, uncounted.
      if (bytes === 0 && part[0] === 0x1f) throw new Error("it is packed twice");
      bytes += part.length;
      if (bytes > MOST_MIB * 1024 * 1024)
        throw new Error(`it unpacks to more than ${MOST_MIB} MiB`);
      // Empty blocks after the end take the parser a time that grows with their square.
      if (!isOver) parser.write(part);
    }
    parser.end();
  });
  if (!isWhole) throw new Error("it is not whole");
  return files;
}

/** Plain files only: a link could lead out of the folder, and a device is none of a package's. */
function collect(entry: ReadEntry, files: Map<string, Buffer>): void {
  const { path, type } = entry;
  if (type === "Directory") return void entry.resume();
  if (type !== "File" && type !== "OldFile")
    throw new Error(`${JSON.stringify(path)} is a ${type}; a package holds plain files only`);
  const parts = path.split("/");
  const isOutside = path.startsWith("/") || parts.includes("..") || /^[a-z]:|[\\\0]/i.test(path);
  if (isOutside) throw new Error(`the path ${JSON.stringify(path)} leads out of the package`);
  const contents: Buffer[] = [];
  entry.on("data", (part) => contents.push(part));
  entry.on("end", () => files.set(parts.slice(1).join("/"), Buffer.concat(contents)));
}
