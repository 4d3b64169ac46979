import { after } from "#timers";
import { ToolError } from "../tool-error.ts";
import { onAbort } from "./aborts.ts";

/** Signals that end a call; absent ones are ignored. */
export type Signals = readonly (AbortSignal | null | undefined)[];

/**
 * Settles as `work` does, unless time is up (`timeout`) or a signal ends the call (`aborted`) first.
 * The signal given to `work` is then aborted. Without `work` it is a pause. Where another attempt may
 * follow, a time-out is a result like others. No timer and no listener is left behind.
 */
export function within(ms: number, signals: Signals): Promise<undefined>;
export function within<T>(
  ms: number,
  signals: Signals,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T>;
export function within<T>(
  ms: number,
  signals: Signals,
  work: (signal: AbortSignal) => Promise<T>,
  mayFollow: boolean,
): Promise<T | ToolError>;
export function within<T>(
  ms: number,
  signals: Signals,
  work?: (signal: AbortSignal) => Promise<T>,
  mayFollow?: boolean,
): Promise<T | ToolError | undefined> {
  return new Promise<T | ToolError | undefined>((resolve, reject) => {
    const controller = new AbortController();
    const releases: (() => void)[] = [];
    const end = <A>(how: (value: A) => void, value: A) => {
      for (const release of releases.splice(0)) release();
      how(value);
    };
    const stop = (error: ToolError, how: (error: ToolError) => void = reject) => {
      end(how, error);
      controller.abort(error);
    };
    const abort = () => stop(new ToolError("aborted", "The call was aborted."));
    const lapse = () => {
      if (!work) return end(resolve, undefined);
      const message = "Timed out before the reply was complete.";
      stop(new ToolError("timeout", message), mayFollow ? resolve : reject);
    };
    if (signals.some((signal) => signal?.aborted)) return abort();
    // Nothing begins after the deadline.
    if (ms < 0) return lapse();
    for (const signal of signals) if (signal) releases.push(onAbort(signal, abort));
    // Longer delays would make the timer fire at once.
    releases.push(after(Math.min(ms, 2 ** 31 - 1), lapse));
    work?.(controller.signal).then(
      (value) => end(resolve, value),
      (error) => end(reject, error),
    );
  });
}
