// Generated from packages/workflow/src/run/once.ts. Do not edit; run `npm run generate`.

import { Aborted } from "./outcome.ts";
import type { BlockOutcome, WorkflowStore } from "./types.ts";

/** Makes a call that must not be made twice; `key` is the same for all that one attempt sends. */
export type MakeCall = (key: string) => Promise<BlockOutcome>;

/**
 * Makes an unsafe call at most once over all attempts of a run. An attempt claims it first; where the
 * claim of another one is found, its outcome holds, and `unknown` where there is none. What is asked of
 * the store, and in which order, follows from what it keeps alone, so that an engine can replay it.
 */
export async function keepOnce(
  store: WorkflowStore,
  key: string,
  call: MakeCall,
  unknown: BlockOutcome,
): Promise<BlockOutcome> {
  const attempt = crypto.randomUUID();
  for (let round = 1; ; round++) {
    const each = round > 1 ? `${key}:${round}` : key;
    const owner = await store.keep(`${each}:claim`, async () => attempt);
    const isOurs = owner === attempt;
    const outcome = await store.keep(each, async () =>
      isOurs ? unlessSent(call, owner) : unknown,
    );
    // What an earlier attempt was kept from sending is sent now, under a claim of its own.
    if (isOurs || outcome.status !== "aborted") return outcome;
  }
}

/** An outcome that says that nothing was sent may be kept; one that leaves it open may not. */
async function unlessSent(call: MakeCall, key: string): Promise<BlockOutcome> {
  try {
    return await call(key);
  } catch (error) {
    if (error instanceof Aborted && error.isUnsent) return error.outcome;
    throw error;
  }
}
