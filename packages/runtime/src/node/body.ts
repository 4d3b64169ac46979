import type { IncomingMessage } from "node:http";
import { type Coding, decoded } from "./coding.ts";

// Fetched ahead of the reader, so that a short body that nobody reads holds no socket.
const aheadBytes = 65_536;

/** The body of a reply, decoded as it is read; to cancel it closes the socket. */
export function bodyStream(
  incoming: IncomingMessage,
  codings: readonly Coding[],
  describe: (error: unknown) => unknown,
): ReadableStream<Uint8Array> {
  const source = decoded(incoming, codings);
  return new ReadableStream<Uint8Array>(
    {
      // By events: an iterator costs more than all that is done here.
      start(controller) {
        source.on("error", (error) => controller.error(describe(error)));
        source.on("data", (part: Uint8Array) => {
          if (source.destroyed) return; // it was on its way when the reader gave up
          controller.enqueue(part);
          if (Number(controller.desiredSize) <= 0) source.pause();
        });
        source.on("end", () => {
          if (source.destroyed) return;
          controller.close();
          // What follows the end of the coding is of no use, and may never end.
          if (!incoming.readableEnded) incoming.destroy();
        });
      },
      pull() {
        source.resume();
      },
      cancel() {
        source.destroy();
        incoming.destroy();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: aheadBytes }),
  );
}
