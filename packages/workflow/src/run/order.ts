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
  const places: Promise<BlockOutcome>[] = []; // the next place is that of the next to end
  const take: ((outcome: Promise<BlockOutcome>) => void)[] = [];
  let taken = 0;
  let read = 0;
  return {
    get size() {
      return places.length - read;
    },
    add(_, outcome) {
      const place = new Promise<BlockOutcome>((resolve) => take.push(resolve));
      place.catch(() => {}); // nobody waits any more after the first that rejects
      places.push(place);
      const arrive = () => take[taken++]?.(outcome);
      outcome.then(arrive, arrive);
    },
    next: () => places[read++] as Promise<BlockOutcome>, // asked for only while there is one
  };
}
