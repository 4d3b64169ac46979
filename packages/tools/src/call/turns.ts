import { ToolError } from "@blockwright/runtime";

/** Whose call it is, and what ends its wait. */
export interface Turn {
  /** Who makes it: calls of different callers take turns, whoever has made more of them. */
  readonly caller: unknown;
  readonly signal: AbortSignal | undefined;
}

/** Makes a call as soon as its turn has come. Rejects where the signal ends it before. */
export type Turns = <Made>(call: () => Promise<Made>, turn: Turn) => Promise<Made>;

/** Calls that wait, by their caller: whoever is next stands first. */
type Waiting = Map<unknown, Set<() => void>>;

/**
 * Lets so many calls run at the same time; the others wait. Callers have their turns one after the
 * other, and of one caller first come, first served.
 */
export function turnsOf(most: number): Turns {
  let running = 0;
  const waiting: Waiting = new Map();
  return async (call, turn) => {
    if (running >= most) await turnIn(waiting, turn);
    else running++;
    try {
      return await call();
    } finally {
      // Whoever is next takes this place.
      const next = nextOf(waiting);
      if (next) next();
      else running--;
    }
  };
}

function turnIn(waiting: Waiting, { caller, signal }: Turn): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      remove(waiting, caller, begin);
      reject(new ToolError("aborted", "The call was aborted.", { outcome: "not_sent" }));
    };
    const begin = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    waiting.set(caller, (waiting.get(caller) ?? new Set()).add(begin));
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  });
}

/** Takes the call whose turn it is; its caller is the last one then. */
function nextOf(waiting: Waiting): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [caller, calls] = first;
  const [next] = calls;
  if (next) remove(waiting, caller, next);
  if (waiting.delete(caller)) waiting.set(caller, calls);
  return next;
}

function remove(waiting: Waiting, caller: unknown, call: () => void): void {
  const calls = waiting.get(caller);
  calls?.delete(call);
  if (calls?.size === 0) waiting.delete(caller);
}
