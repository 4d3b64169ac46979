import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf } from "../policy/policy.ts";
import { ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";
import { type Signals, within } from "./deadline.ts";
import { type CallEvent, notify } from "./event.ts";
import { isRedirect, redirectAddress } from "./redirect.ts";
import { retryWait } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";
import { takeRetry } from "./retry-budget.ts";
import { type SentInit, sendOnce } from "./send-once.ts";

/** A whole reply. */
export interface Exchange extends Received {
  /** Requests that it took. */
  readonly attempts: number;
}

/** The members of an event that differ from event to event. */
type EventDetails<Each = CallEvent> = Each extends CallEvent
  ? Omit<Each, "operation" | "attempt">
  : never;

/**
 * Sends with a time-out and a deadline, retries where that is safe, and follows redirects of reads
 * that stay at their origin. Rejects with a ToolError only.
 */
export async function send(
  url: string,
  init: RequestInit & SentInit,
  policy: CallPolicy,
  options: TransportOptions,
  signals: Signals,
): Promise<Exchange> {
  const { method } = init;
  const limits = limitsOf(options, policy);
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const leftMs = () => limits.deadlineMs - elapsedMs();
  let address = url;
  let attempts = 0; // redirects and retries included
  let retries = 0;

  const report = (details: EventDetails) =>
    notify(options.onEvent, { operation: policy.operation, attempt: attempts, ...details });

  const attempt = (signal: AbortSignal) => {
    attempts++;
    report({ type: "attempt", method });
    return sendOnce(address, init, options.fetch, limits.maxBytes, signal);
  };

  /** The wait before a retry; undefined when the result stands. */
  const waitToRetry = (result: Received | ToolError) => {
    const waitMs = retryWait(result, method, retries, policy, options, limits);
    if (waitMs === undefined || waitMs > leftMs()) return undefined;
    if (!takeRetry(address, limits.retryBudget)) return undefined;
    retries++;
    report({ type: "retry", reason: result.status ?? "network", waitMs });
    return within(waitMs, signals);
  };

  const finished = <Result extends Received | ToolError>(result: Result) => {
    const { status, code, bytes }: Partial<Received & ToolError> = result;
    report({ type: "finish", status, code, bytes, durationMs: elapsedMs() });
    return Object.assign(result, { attempts });
  };

  try {
    for (;;) {
      const sent = await within(Math.min(limits.timeoutMs, leftMs()), signals, attempt);
      const result = withRetryAfter(sent, options.resetHeaders ?? policy.resetHeaders);
      if (isRedirect(result)) {
        address = redirectAddress(result, address, method, attempts - retries);
        continue;
      }
      const wait = waitToRetry(result);
      if (wait) await wait;
      else if (result instanceof ToolError) throw result;
      else return finished(result);
    }
  } catch (error) {
    throw finished(error as ToolError); // or what an invalid option threw
  }
}

/** An error of the provider, with the wait that it asks for. */
function withRetryAfter(
  result: Received | ToolError,
  resetHeaders: readonly string[] | undefined,
): Received | ToolError {
  if (result instanceof ToolError || result.status < 400) return result;
  const asked = retryAfterMs(result.headers, resetHeaders);
  return asked === undefined ? result : { ...result, retryAfterMs: asked };
}
