// Not those that a test puts in their place.
const { setTimeout } = globalThis;

/** Rounds of the event loop after which all that is under way between sockets of a process is read. */
const enough = 20;

/** Lets what is under way arrive, however long this process has waited for the processor. */
export async function rounds(): Promise<void> {
  for (let left = enough; left > 0; left--) await new Promise((resolve) => setTimeout(resolve, 1));
}
