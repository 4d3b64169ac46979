import type { ClientRequest } from "node:http";
import { Readable } from "node:stream";
import { Unreadable } from "./failure.ts";
import type { Outgoing } from "./outgoing.ts";
import { sizeOf } from "./sizes.ts";

/** A body and its size in bytes: whole, or a stream of a file that is read while it is sent. */
export type Body =
  | { readonly size: number; readonly content: Uint8Array | ReadableStream<Uint8Array> }
  | undefined;

/** The body, whose size is known before anything is sent. */
export async function bodyOf(from: Outgoing): Promise<Body> {
  const { body } = from;
  if (body === null) return undefined;
  const size = sizeOf(from);
  if (typeof body !== "string" && size !== undefined) return { size, content: body };
  // Text as bytes, too: beside text, Node writes the headers in UTF-8.
  const content =
    typeof body === "string"
      ? Buffer.from(body)
      : new Uint8Array(await new Response(body).arrayBuffer());
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
