import { madeOnce } from "../made-once.ts";

/** What the abort of a signal stops, and the one listener for all of it. */
interface Watch {
  readonly stops: Set<() => void>;
  readonly listener: () => void;
}

const watches = new WeakMap<AbortSignal, Watch>();

/**
 * Calls `stop` when the signal is aborted, unless the function that is returned is called before. A
 * signal gets one listener for all calls, since a host may hold one for a whole workflow: Node 20 warns
 * of more than ten.
 */
export function onAbort(signal: AbortSignal, stop: () => void): () => void {
  const { stops, listener } = madeOnce(watches, signal, watch);
  stops.add(stop);
  return () => {
    stops.delete(stop);
    if (stops.size > 0) return;
    watches.delete(signal);
    try {
      signal.removeEventListener("abort", listener);
    } catch {} // an object of the host; nothing is left that its listener stops
  };
}

function watch(signal: AbortSignal): Watch {
  const stops: Watch["stops"] = new Set();
  const listener = () => {
    for (const stop of stops) stop();
  };
  signal.addEventListener("abort", listener);
  return { stops, listener };
}
