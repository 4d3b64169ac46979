import { Aborted } from "./outcome.ts";
import type { BlockOutcome, WorkflowStore } from "./types.ts";

/** Makes a call that must not be made twice; `key` is the same for all requests of one attempt. */
export type MakeCall = (key: string) => Promise<BlockOutcome>;

/**
 * Makes an unsafe call at most once over all attempts of a run. An attempt first claims the call. If
 * another attempt has claimed it, the outcome of that attempt holds, or `unknown` if there is none. The
 * requests to the store and their order depend only on what it holds, so that an engine can replay them.
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
      isOurs ? unlessDone(call, owner) : unknown,
    );
    // A call that an earlier attempt was prevented from making is made now, under a new claim.
    if (isOurs || outcome.status !== "aborted") return outcome;
  }
}

/** Of an aborted call, the outcome may be kept only if the provider did nothing. */
async function unlessDone(call: MakeCall, key: string): Promise<BlockOutcome> {
  try {
    return await call(key);
  } catch (error) {
    if (error instanceof Aborted && error.isUndone) return error.outcome;
    throw error;
  }
}
