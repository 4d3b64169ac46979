import type { Json } from "../definition.ts";

/** The file of a reply, on its way. */
export interface ReplyFile {
  /** Its bytes, which are not kept anywhere. Fails when the reply breaks off or is too large. */
  readonly stream: ReadableStream<Uint8Array>;
  /** From Content-Disposition: without a path, and with no sign that a file system or a terminal would act on. */
  readonly name: string | null;
  /** Without parameters, in small letters. */
  readonly mediaType: string;
  /** Bytes, where the reply says it. */
  readonly size: number | null;
}

/**
 * Takes the file of a reply: reads its stream to the end, and returns the JSON that stands for it among the
 * outputs. When the stream fails, drops what it has. `signal` is aborted when the call ends.
 */
export type StoreFile = (
  file: ReplyFile,
  call: { readonly signal: AbortSignal },
) => Promise<Json> | Json;
