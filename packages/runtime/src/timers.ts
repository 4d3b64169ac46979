/**
 * Calls `run` after so many milliseconds, unless the function that is returned is called before. The
 * only module that uses timers of the engine: a bundler that replaces `#timers` gives a host its own.
 */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
