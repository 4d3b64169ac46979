const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Has `act` done when the process ends, also when a signal ends it, and gives what takes that back. `yielding`:
 * where somebody else hears a signal, they alone decide whether it ends the process.
 */
export function beforeEnd(act: () => void, { yielding = false } = {}): () => void {
  const own = SIGNALS.filter((signal) => !yielding || process.listenerCount(signal) === 0);
  const release = () => {
    process.off("exit", act);
    for (const signal of own) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    release();
    act();
    // With nobody left to hear it, it ends the process as it would have.
    process.kill(process.pid, signal);
  };
  process.on("exit", act);
  for (const signal of own) process.on(signal, end);
  return release;
}
