import { after } from "#timers";
import { ToolError } from "../tool-error.ts";
import { onAbort } from "./aborts.ts";

/** Signals that end a call; absent ones are ignored. */
export type Signals = readonly (AbortSignal | null | undefined)[];

/**
 * Settles as `work` does, unless time is up (`timeout`) or a signal ends the call (`aborted`) first.
 * The signal given to `work` is then aborted. Without `work` it is a pause. No timer and no listener
 * is left behind.
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
  work?: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  return new Promise<T | undefined>((resolve, reject) => {
    const controller = new AbortController();
    const releases: (() => void)[] = [];
    const settle = <A>(how: (value: A) => void) => {
      return (value: A) => {
        for (const release of releases) release();
        how(value);
      };
    };
    const fail = settle((error: ToolError) => {
      reject(error);
      controller.abort(error);
    });
    const abort = () => fail(new ToolError("aborted", "The call was aborted."));
    const lapse = () =>
      work
        ? fail(new ToolError("timeout", "Timed out before the reply was complete."))
        : settle(resolve)(undefined);
    if (signals.some((signal) => signal?.aborted)) return abort();
    // Nothing begins after the deadline.
    if (ms < 0) return lapse();
    for (const signal of signals) if (signal) releases.push(onAbort(signal, abort));
    // Longer delays would make the timer fire at once.
    releases.push(after(Math.min(ms, 2 ** 31 - 1), lapse));
    work?.(controller.signal).then(settle(resolve), settle(reject));
  });
}
