/** Makes a call as soon as its turn has come. */
export type Turns = <Made>(call: () => Promise<Made>) => Promise<Made>;

/** Lets so many calls run at the same time; the others wait, first come, first served. */
export function turnsOf(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (call) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await call();
    } finally {
      // Whoever is next takes this place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
