import type { ErrorCode } from "../tool-error.ts";

/** An event of a call, for logs, metrics and traces. Holds no address, header, body or secret. */
export type CallEvent = {
  /** Id of the operation. */
  readonly operation: string;
  /** Number of the request, 1 for the first; 0 when none was sent. */
  readonly attempt: number;
} & (
  | { readonly type: "attempt"; readonly method: string }
  | {
      readonly type: "retry";
      /** Why the request is sent again: the status of the reply, a connection that failed, or a time-out. */
      readonly reason: number | "network" | "timeout";
      /** Milliseconds until the retry. */
      readonly waitMs: number;
    }
  | {
      readonly type: "finish";
      /** Status of the reply; absent when there is none. */
      readonly status?: number | undefined;
      /** Code of the error, when the call has no usable reply. */
      readonly code?: ErrorCode | undefined;
      /** Milliseconds since the call began. */
      readonly durationMs: number;
      /** Bytes of the body after decompression. */
      readonly bytes?: number | undefined;
    }
);

/** Calls a listener of the host. Its errors are ignored. */
export function notify<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
  try {
    // Nobody waits for an async listener, so its rejection would end the process.
    if (listener) Promise.resolve(listener(event)).catch(() => {});
  } catch {}
}
