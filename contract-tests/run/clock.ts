/**
 * A clock that is ahead of no work: it goes on to the next timer once nothing else is left to do. Of the
 * work outside of the event loop it sees Web Crypto, with which hooks sign; no time passes meanwhile.
 */
export interface Clock {
  /** Milliseconds since it began. */
  now(): number;
  /** Until then milliseconds pass one by one, which leaves time for work outside of the event loop. */
  hurry(): void;
  /** No time passes until that is done. */
  during<Done>(work: Promise<Done>): Promise<Done>;
}

interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/** Turns of the event loop after which all that needs no timer and no network is done. */
const TURNS = 60;

/** A timer so late is there to never fire: what comes before it is waited for. */
export const NEVER_MS = 2 ** 31 - 1;

/** Milliseconds without a timer after which none will come. */
const PATIENCE = 5000;

/** Runs work for which no time passes but that of its timers: minutes are over at once. */
export async function withClock<Result>(
  work: (clock: Clock) => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const state = { time: 0, isHurried: false, isDone: false, pending: 0 };
  const timers = new Set<Timer>();
  const { setTimeout: usual } = globalThis;
  const restoreGlobals = replaceGlobals(timers, () => state.time);
  const restoreCrypto = countCrypto((change) => {
    state.pending += change;
  });
  const done = () => {
    state.isDone = true;
  };
  const hurry = () => {
    state.isHurried = true;
  };
  const during = async <Done>(part: Promise<Done>): Promise<Done> => {
    state.pending += 1;
    try {
      return await part;
    } finally {
      state.pending -= 1;
    }
  };
  try {
    const result = work({ now: () => state.time, hurry, during });
    result.then(done, done);
    await turns(TURNS);
    for (let idle = 0; !state.isDone && idle < patience; idle++) {
      const [next] = [...timers].toSorted((one, other) => one.due - other.due);
      if (state.pending > 0) await new Promise((resolve) => usual(resolve, 1));
      else if (next && next.due <= (state.isHurried ? NEVER_MS - 1 : state.time)) {
        idle = 0;
        timers.delete(next);
        state.time = Math.max(state.time, next.due);
        next.fire();
      } else {
        await new Promise((resolve) => usual(resolve, 1));
        if (!state.isHurried) state.time++;
      }
      await turns(TURNS);
    }
    if (state.isDone) return await result;
    throw new Error("the call waits for what never comes");
  } finally {
    restoreGlobals();
    restoreCrypto();
  }
}

/** Tells of each operation of Web Crypto when it begins and when it ends; what is returned ends that. */
function countCrypto(count: (change: 1 | -1) => void): () => void {
  const { subtle } = crypto;
  const names = ["digest", "importKey", "sign"] as const;
  for (const name of names) {
    const usual: unknown = Reflect.get(subtle, name);
    const counted = async (...values: readonly unknown[]) => {
      count(1);
      try {
        return await Reflect.apply(usual as () => Promise<unknown>, subtle, values); // one of its methods
      } finally {
        count(-1);
      }
    };
    Object.assign(subtle, { [name]: counted });
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(subtle, name);
  };
}

/** Puts the clock in place of the usual one; what is returned puts that back. */
function replaceGlobals(timers: Set<Timer>, now: () => number): () => void {
  const { setTimeout, clearTimeout } = globalThis;
  const { now: sinceStart } = performance;
  const { now: since1970 } = Date;
  // Whole, as sums of fractions would not be exact.
  const [started, date] = [Math.ceil(performance.now()), Date.now()];
  const set = (fire: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = {
      due: now() + ms,
      fire: () => fire(...args),
      ref: () => timer,
      unref: () => timer,
    };
    timers.add(timer);
    return timer;
  };
  const clear = (timer: unknown) => void timers.delete(timer as Timer); // given by set, or nothing
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  Object.assign(performance, { now: () => started + now() });
  Object.assign(Date, { now: () => date + now() });
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    Object.assign(performance, { now: sinceStart });
    Object.assign(Date, { now: since1970 });
  };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
