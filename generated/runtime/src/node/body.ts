// Generated from packages/runtime/src/node/body.ts. Do not edit; run `npm run generate`.

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
  const parts = decoded(incoming, codings)[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.on("error", (error) => controller.error(describe(error)));
      },
      async pull(controller) {
        try {
          const part = await parts.next();
          if (!part.done) return controller.enqueue(part.value);
          controller.close();
          // What follows the end of the coding is of no use, and may never end.
          if (!incoming.readableEnded) incoming.destroy();
        } catch (error) {
          throw describe(error);
        }
      },
      cancel() {
        incoming.destroy();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: aheadBytes }),
  );
}
