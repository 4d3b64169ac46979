/** npm hands on a Ctrl-C that the terminal gave already: two within this time are one. */
const ONE_KEY_MS = 250;

/** Exit status of a command that was interrupted. */
export const interruptedStatus = 130;

/** Aborts at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function interruption(onInterrupt: () => void) {
  const controller = new AbortController();
  let first = 0;
  const interrupt = () => {
    if (!controller.signal.aborted) {
      first = performance.now();
      onInterrupt();
      controller.abort();
    } else if (performance.now() - first > ONE_KEY_MS) process.exit(interruptedStatus);
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  const release = () => void process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  return { signal: controller.signal, release };
}
