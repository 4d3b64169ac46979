import type { ToolError } from "../tool-error.ts";
import { within } from "../transport/deadline.ts";

/** Chunks after which timers get a turn. */
const turnEvery = 1_000;

/** A stream that is handed out, and what has become of it. */
export interface Watched {
  readonly stream: ReadableStream<Uint8Array>;
  bytes: number;
  isRead: boolean;
  /** Why it failed; undefined as long as it did not. */
  failure?: unknown;
  /** Stops it, whoever reads it. */
  stop(reason: unknown): void;
}

/** The body of a reply as it comes, of at most `limit` bytes and of exactly `size` where that is known. */
export function watched(
  body: ReadableStream<Uint8Array> | null,
  { size, limit, tooLarge }: { size: number | null; limit: number; tooLarge: () => ToolError },
): Watched {
  const reader = body?.getReader();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let chunks = 0;
  // Not awaited: the rest is of no interest, whether or not it can be stopped.
  const drop = () => void reader?.cancel().catch(() => {});
  const result: Watched = {
    bytes: 0,
    isRead: false,
    stop(reason) {
      if (result.isRead || "failure" in result) return;
      result.failure = reason;
      controller?.error(reason);
      drop();
    },
    stream: new ReadableStream<Uint8Array>(
      {
        start(own) {
          controller = own;
        },
        async pull(own) {
          // One chunk after the other without a pause would keep the time-out from coming.
          if (++chunks % turnEvery === 0) await within(0, []);
          const { value } = await next();
          if ("failure" in result) return;
          result.bytes += value?.length ?? 0;
          if (result.bytes > limit) return result.stop(tooLarge());
          if (value) return own.enqueue(value);
          // What is missing was lost on the way.
          if (size !== null && size !== result.bytes) return result.stop(new TypeError());
          result.isRead = true;
          own.close();
        },
        cancel: drop,
      },
      { highWaterMark: 0 },
    ),
  };
  const next = async () => {
    try {
      return (await reader?.read()) ?? { value: undefined };
    } catch (error) {
      result.stop(error);
      return { value: undefined };
    }
  };
  return result;
}
