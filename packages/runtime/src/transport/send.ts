import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf } from "../policy/policy.ts";
import { asToolError, type Outcome, ToolError } from "../tool-error.ts";
import { type Received, readBody } from "./body.ts";
import { type Signals, within } from "./deadline.ts";
import { isRedirect, redirected } from "./redirect.ts";
import { retryWait } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";
import { takeRetry } from "./retry-budget.ts";
import { type Leg, type Sending, type SentInit, sendOnce } from "./send-once.ts";
import { tallyOf } from "./tally.ts";

/** A whole reply. */
export interface Exchange extends Received {
  /** Requests that it took. */
  readonly attempts: number;
  /** Outcome of the requests before the one that was replied to. */
  readonly outcome: Outcome;
}

/** Who sends: the options of the call, and the credentials that it carries. */
export interface Sender extends Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Where redirects lead, if they may leave their origin. */
  readonly redirected?: typeof redirected;
}

/**
 * Sends with a time-out and a deadline, retries where that is safe, and follows redirects of reads
 * that stay at their origin. Rejects with a ToolError only.
 */
export async function send(
  url: string,
  init: RequestInit & SentInit,
  policy: CallPolicy,
  sender: Sender,
  signals: Signals,
): Promise<Exchange> {
  const { options, headers, query, redirected: follow = redirected } = sender;
  const { method } = init;
  const { receive = readBody } = policy;
  const limits = limitsOf(options, policy);
  const tally = tallyOf(policy, options);
  const leftMs = () => limits.deadlineMs - tally.elapsedMs();
  let sent: Leg = { address: url, init };
  let retries = 0;
  // Who was given a part of a reply would get it twice.
  let isHandedOut = false;
  const handOut = () => {
    isHandedOut = true;
  };

  const attempt = (signal: AbortSignal) => {
    const leaves = () => tally.open(method);
    const read = (response: Response) => receive(response, limits, signal, options, handOut);
    return sendOnce(sent, sender, limits, read, leaves, signal);
  };

  /** The wait before a retry; undefined when the result stands. */
  const waitToRetry = (result: Received | ToolError) => {
    const waitMs = retryWait(result, method, retries, policy, options, limits);
    const isFinal = isHandedOut || waitMs === undefined || waitMs > leftMs();
    if (isFinal || !takeRetry(sent.address, [headers, query], limits.retryBudget)) return undefined;
    retries++;
    tally.repeat(result, waitMs);
    return within(waitMs, signals);
  };

  try {
    for (;;) {
      const left = leftMs();
      const { timeoutMs } = limits;
      // One that timed out is a result like others, unless the time of the whole call is up with it.
      const given = await within(Math.min(timeoutMs, left), signals, attempt, left > timeoutMs);
      const result = given instanceof ToolError ? given : judged(given, options, policy);
      if (isRedirect(result)) {
        sent = follow(sent, result, tally.count() - retries);
        tally.close(result);
        continue;
      }
      const wait = waitToRetry(result);
      if (wait) await wait;
      else if (result instanceof ToolError) throw result;
      else return tally.finish(result);
    }
  } catch (error) {
    // Not ours is what an invalid object of the host threw.
    throw tally.finish(asToolError(error, { outcome: "unknown" }));
  }
}

/** A reply with what is known of it by itself: the wait that an error asks for, or that it is a part which a read did not ask for. */
export function judged(reply: Received, options: TransportOptions, policy: CallPolicy): Received {
  if (reply.status === 206 && policy.effect === "read" && !policy.ranged)
    return { ...reply, flaw: "is incomplete" };
  if (reply.status < 400) return reply;
  const asked = retryAfterMs(reply.headers, options.resetHeaders ?? policy.resetHeaders);
  return asked === undefined ? reply : { ...reply, retryAfterMs: asked };
}
