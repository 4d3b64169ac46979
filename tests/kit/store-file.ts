import { open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReplyFile } from "@blockwright/runtime";

/** Stores what streams in at this path, as a host does; nothing is left when the stream fails. */
export async function storeAt(
  path: string,
  { stream }: ReplyFile,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  // Before the stream may fail: what is opened after that would be left.
  const file = await open(path, "w");
  try {
    // Node's own type of streams.
    await pipeline(Readable.fromWeb(stream as never), file.createWriteStream(), { signal });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
