import type { ClientRequest } from "node:http";
import { Readable } from "node:stream";
import { Unreadable } from "./failure.ts";
import { sizeOf } from "./sizes.ts";

/** A body and its size in bytes: whole, or a stream of a file that is read while it is sent. */
export type Body =
  | { readonly size: number; readonly content: Uint8Array | ReadableStream<Uint8Array> }
  | undefined;

/** The body of a request, whose size is known before anything is sent. */
export async function bodyOf(request: Request): Promise<Body> {
  if (!request.body) return undefined;
  const size = sizeOf(request);
  if (size !== undefined) return { size, content: request.body };
  const content = new Uint8Array(await request.arrayBuffer());
  return { size: content.length, content };
}

/** Writes a body and ends the request; calls `fail` when the body cannot be read. */
export function writeBody(body: Body, outgoing: ClientRequest, fail: (error: Error) => void): void {
  if (!body || body.content instanceof Uint8Array) {
    outgoing.end(body?.content);
    return;
  }
  // The stream of this engine, which has other types where it is Node's.
  const content = Readable.fromWeb(body.content as Parameters<typeof Readable.fromWeb>[0]);
  content.once("error", () => {
    fail(new Unreadable());
    outgoing.destroy();
  });
  // An end before that of the file: the server has replied, or the call was aborted.
  outgoing.once("close", () => content.destroy());
  content.pipe(outgoing);
}
