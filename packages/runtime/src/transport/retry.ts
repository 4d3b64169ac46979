import type { Received } from "./body.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import type { Limits, Policy } from "../policy/policy.ts";
import type { ToolError } from "../tool-error.ts";

/** Milliseconds of the longest random wait before the first retry; twice as many before each later one. */
export const firstWaitMs = 250;

/** Milliseconds that no random wait exceeds. */
const longestWaitMs = 8_000;

/** Milliseconds to wait before sending again; undefined when the result stands. */
export function retryWait(
  result: Received | ToolError,
  method: string,
  retries: number,
  policy: CallPolicy,
  context: Policy,
  { maxRetries, maxWaitMs }: Limits,
): number | undefined {
  const { status = 500, retryAfterMs } = result; // none: the connection failed
  // 429 says that nothing was done; after the others something may have been.
  const mayRepeat =
    status === 429 || ((status === 408 || status >= 500) && isRepeatable(policy, method));
  if (!mayRepeat || retries >= maxRetries) return undefined;
  const finalCodes = context.finalCodes ?? policy.finalCodes ?? [];
  const text = "text" in result ? result.text : "";
  if (finalCodes.some((code) => text.includes(JSON.stringify(code)))) return undefined;
  if (retryAfterMs) return retryAfterMs > maxWaitMs ? undefined : retryAfterMs;
  return Math.random() * Math.min(longestWaitMs, firstWaitMs * 2 ** retries);
}

/** Whether a request can be sent twice with the effect of once, as far as its operation's effect allows. */
function isRepeatable({ effect, idempotencyKey }: CallPolicy, method: string): boolean {
  const mayBe = effect === "read" ? /^(GET|HEAD|PUT|DELETE)$/ : /^(PUT|DELETE)$/;
  return effect !== "cost" && (!!idempotencyKey || mayBe.test(method));
}
