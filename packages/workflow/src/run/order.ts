import type { BlockOutcome, RunOptions } from "./types.ts";

/** Blocks that run in parallel, in the order in which they end. */
export interface Running {
  readonly size: number;
  add(block: string, outcome: Promise<BlockOutcome>): void;
  /** The outcome of the next one to end. */
  next(): Promise<BlockOutcome>;
}

/** In the order of the host's `race`. */
export function byRace(race: NonNullable<RunOptions["race"]>): Running {
  const running = new Map<string, Promise<BlockOutcome>>();
  return {
    get size() {
      return running.size;
    },
    add: (block, outcome) => void running.set(block, outcome),
    async next() {
      // An engine may need its own promises, so they are passed on untouched.
      const outcome = await race([...running.values()]);
      running.delete(outcome.block);
      return outcome;
    },
  };
}

/** In the order of arrival. `Promise.race` would visit every running block for each one that ends. */
export function byArrival(): Running {
  const arrived: Promise<BlockOutcome>[] = [];
  let added = 0;
  let read = 0;
  let wake: (() => void) | undefined;
  return {
    get size() {
      return added - read;
    },
    add(_, outcome) {
      added++;
      const arrive = () => {
        arrived.push(outcome);
        wake?.();
      };
      outcome.then(arrive, arrive);
    },
    async next() {
      if (read === arrived.length) await new Promise<void>((resolve) => (wake = resolve));
      return arrived[read++] as Promise<BlockOutcome>; // asked for only while there is one
    },
  };
}
