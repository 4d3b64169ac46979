// Generated from templates/runtime/retry.ts. Do not edit; run `npm run generate`.

import type { Effect } from "./definition.ts";
import { retryAfterMs } from "./retry-after.ts";
import type { ToolError } from "./tool-error.ts";

/** The longest wait that is obeyed; a provider that asks for more gets no retry. */
const longestWaitMs = 60_000;

/** Methods that can be sent twice with the effect of once, as far as the operation's effect allows. */
const repeatable: Readonly<Record<Effect, RegExp>> = {
  read: /^(GET|HEAD|PUT|DELETE)$/,
  write: /^(PUT|DELETE)$/,
  cost: /^$/,
};

/** Milliseconds to wait before sending again; undefined when the outcome must stand. */
export function retryPause(
  effect: Effect,
  method: string,
  attempts: number,
  outcome: Response | ToolError,
): number | undefined {
  const { status } = outcome; // none: the connection failed
  const mayRepeat = repeatable[effect].test(method);
  // 429 says that nothing was done; after the others something may have been.
  const failedSafely =
    status === 429 || (mayRepeat && (status === undefined || status === 408 || status >= 500));
  if (!failedSafely) return undefined;
  const asked = "headers" in outcome ? retryAfterMs(outcome.headers) : undefined;
  if (asked !== undefined) return asked > longestWaitMs ? undefined : asked;
  return Math.random() * Math.min(8_000, 250 * 2 ** (attempts - 1));
}
