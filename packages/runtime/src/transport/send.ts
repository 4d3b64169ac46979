import { type Received, readBody } from "./body.ts";
import type { TransportOptions } from "../context.ts";
import { type Signals, within } from "./deadline.ts";
import { type CallEvent, notify } from "./event.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf } from "../policy/policy.ts";
import { isRedirect, redirectAddress } from "./redirect.ts";
import { retryWait } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";
import { takeRetry } from "./retry-budget.ts";
import { ToolError } from "../tool-error.ts";

/** A whole reply. */
export interface Exchange extends Received {
  /** Requests that it took. */
  readonly attempts: number;
}

/** What every request has; a body is text. */
export interface SentInit {
  readonly method: string;
  readonly body?: string;
}

/**
 * Sends with a time-out and a deadline, repeats where that is safe, and follows redirects of reads
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
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const left = () => limits.deadlineMs - elapsed();
  let address = url;
  let attempts = 0;
  let retries = 0;
  const { operation } = policy;
  const tell = (event: object) =>
    // Which members go together is said by the type, in the places below.
    notify(options.onEvent, { operation, attempt: attempts, ...event } as CallEvent);
  const attempt = (signal: AbortSignal) => {
    attempts++;
    tell({ type: "attempt", method });
    // Deno sends a text again when a connection is reset, whatever the method; a Blob it cannot repeat.
    const body = "Deno" in globalThis && init.body && { body: new Blob([init.body]) };
    const whole = { ...init, ...body, redirect: "manual", signal } as const;
    return exchange(address, whole, options.fetch, limits.maxBytes);
  };
  let last: Partial<Received & ToolError> = {};

  try {
    for (;;) {
      const timeout = Math.min(limits.timeoutMs, left());
      const outcome = await within(timeout, signals, attempt);
      last = outcome;
      if ("response" in outcome && isRedirect(outcome)) {
        address = redirectAddress(outcome, address, method, attempts - retries);
        continue;
      }
      if ("headers" in outcome && outcome.status >= 400) {
        const resetHeaders = options.resetHeaders ?? policy.resetHeaders;
        const asked = retryAfterMs(outcome.headers, resetHeaders);
        if (asked !== undefined) outcome.retryAfterMs = asked;
      }
      const wait = retryWait(outcome, method, retries, policy, options, limits);
      if (wait === undefined || wait > left() || !takeRetry(address, limits.retryBudget)) {
        if (outcome instanceof ToolError) throw outcome;
        return outcome as Exchange; // `attempts` is added below
      }
      retries++;
      tell({ type: "retry", reason: outcome.status ?? "network", waitMs: wait });
      await within(wait, signals);
    }
  } catch (error) {
    last = error as ToolError; // nothing else is thrown above
    throw last;
  } finally {
    const { status, code, bytes } = Object.assign(last, { attempts });
    tell({ type: "finish", status, code, bytes, durationMs: elapsed() });
  }
}

/** Sends one request and reads its whole reply. A connection that failed is an outcome: it may be tried again. */
async function exchange(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  hostFetch: TransportOptions["fetch"],
  maxBytes: number,
): Promise<Received | ToolError> {
  try {
    // Where the host has no `fetch` of its own, a Request is made by the engine's.
    const response = await (hostFetch ? hostFetch(new Request(url, init)) : fetch(url, init));
    return await readBody(response, maxBytes, init.signal);
  } catch (error) {
    if (error instanceof ToolError) throw error;
    // Names the system's code, but repeats no message: those of some `fetch` hold the address.
    const { code }: { code?: unknown } = Object(Object(error).cause ?? error);
    return new ToolError("network", "The connection failed.", {
      cause: /^[A-Z][A-Z_\d]+$/.test(String(code)) ? { code } : undefined,
    });
  }
}
