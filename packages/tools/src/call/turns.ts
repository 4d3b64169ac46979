import { ToolError } from "@blockwright/runtime";

/** Makes a call as soon as its turn has come. Rejects where the signal ends it before. */
export type Turns = <Made>(
  call: () => Promise<Made>,
  signal?: AbortSignal | undefined,
) => Promise<Made>;

/** Lets so many calls run at the same time; the others wait, first come, first served. */
export function turnsOf(most: number): Turns {
  let running = 0;
  const waiting = new Set<() => void>();
  return async (call, signal) => {
    if (running >= most) await turnIn(waiting, signal);
    else running++;
    try {
      return await call();
    } finally {
      // Whoever is next takes this place.
      const [next] = waiting;
      if (next) next();
      else running--;
    }
  };
}

function turnIn(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin);
      reject(new ToolError("aborted", "The call was aborted.", { outcome: "not_sent" }));
    };
    const begin = () => {
      waiting.delete(begin);
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    waiting.add(begin);
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  });
}
