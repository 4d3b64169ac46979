import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { type Limits, limitsOf } from "../policy/policy.ts";
import { ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";
import { type Signals, within } from "./deadline.ts";
import { type CallEvent, notify } from "./event.ts";
import { isRedirect, redirectAddress } from "./redirect.ts";
import { retryWait } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";
import { takeRetry } from "./retry-budget.ts";
import { type Disconnected, type Replied, type SentInit, sendOnce } from "./send-once.ts";

/** A whole reply. */
export interface Exchange extends Received {
  /** Requests that it took. */
  readonly attempts: number;
}

/** A call under way. */
interface Call {
  readonly init: RequestInit & SentInit;
  readonly policy: CallPolicy;
  readonly options: TransportOptions;
  readonly signals: Signals;
  readonly limits: Limits;
  readonly startedAt: number;
  /** Where the next request goes. */
  address: string;
  /** Requests sent, redirects and retries included. */
  attempts: number;
  retries: number;
}

/** The call was aborted, its time is up or the reply is too large: nothing more is sent. */
interface Stopped {
  readonly kind: "stopped";
  readonly error: ToolError;
}

/** The step after an attempt. */
type Step =
  | { readonly kind: "return"; readonly reply: Received }
  | { readonly kind: "throw"; readonly error: ToolError }
  | { readonly kind: "redirect"; readonly address: string }
  | { readonly kind: "retry"; readonly reason: number | "network"; readonly waitMs: number };

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
  const limits = limitsOf(options, policy);
  const startedAt = performance.now();
  const progress = { address: url, attempts: 0, retries: 0 };
  const call: Call = { init, policy, options, signals, limits, startedAt, ...progress };
  for (;;) {
    const step = stepAfter(await attempt(call), call);
    switch (step.kind) {
      case "return":
        return finished(call, step.reply);
      case "throw":
        throw finished(call, step.error);
      case "redirect":
        call.address = step.address;
        break;
      case "retry": {
        const stopped = await pause(call, step);
        if (stopped) throw finished(call, stopped.error);
      }
    }
  }
}

/** Sends one request, within what is left of the call's time. */
function attempt(call: Call): Promise<Replied | Disconnected | Stopped> {
  const { init, options, signals, limits } = call;
  const timeoutMs = Math.min(limits.timeoutMs, leftMs(call));
  return orStopped(
    within(timeoutMs, signals, (signal) => {
      call.attempts++;
      report(call, { type: "attempt", method: init.method });
      return sendOnce(call.address, init, options.fetch, limits.maxBytes, signal);
    }),
  );
}

function stepAfter(result: Replied | Disconnected | Stopped, call: Call): Step {
  switch (result.kind) {
    case "stopped":
      return { kind: "throw", error: result.error };
    case "disconnected":
      return retryStep(result.error, call) ?? { kind: "throw", error: result.error };
    case "replied": {
      if (isRedirect(result.reply)) return redirectStep(result.reply, call);
      const reply = withRetryAfter(result.reply, call);
      return retryStep(reply, call) ?? { kind: "return", reply };
    }
  }
}

function redirectStep(reply: Received, { init, address, attempts, retries }: Call): Step {
  const target = redirectAddress(reply, address, init.method, attempts - retries);
  if (target !== undefined) return { kind: "redirect", address: target };
  const { status } = reply;
  const error = new ToolError("upstream_error", "The redirect is not followed.", { status });
  return { kind: "throw", error };
}

/** Undefined when the result stands: it must not be retried, or there is no time or budget left to. */
function retryStep(result: Received | ToolError, call: Call): Step | undefined {
  const { init, policy, options, limits, retries, address } = call;
  const waitMs = retryWait(result, init.method, retries, policy, options, limits);
  if (waitMs === undefined || waitMs > leftMs(call)) return undefined;
  if (!takeRetry(address, limits.retryBudget)) return undefined;
  return { kind: "retry", reason: result.status ?? "network", waitMs };
}

/** An error with the wait that the provider asks for. */
function withRetryAfter(reply: Received, { policy, options }: Call): Received {
  if (reply.status < 400) return reply;
  const asked = retryAfterMs(reply.headers, options.resetHeaders ?? policy.resetHeaders);
  return asked === undefined ? reply : { ...reply, retryAfterMs: asked };
}

/** Waits before a retry, unless the call is stopped first. */
function pause(call: Call, retry: Extract<Step, { kind: "retry" }>): Promise<Stopped | undefined> {
  call.retries++;
  const { kind: type, ...rest } = retry;
  report(call, { type, ...rest });
  return orStopped(within(retry.waitMs, call.signals));
}

/** The result of the call, with the number of its attempts. */
function finished<Result extends Received | ToolError>(call: Call, result: Result) {
  const { status, code, bytes }: Partial<Received & ToolError> = result;
  const durationMs = elapsedMs(call);
  report(call, { type: "finish", status, code, bytes, durationMs });
  return Object.assign(result, { attempts: call.attempts });
}

type EventDetails<Each = CallEvent> = Each extends CallEvent
  ? Omit<Each, "operation" | "attempt">
  : never;

function report({ policy, options, attempts }: Call, details: EventDetails): void {
  const { operation } = policy;
  notify(options.onEvent, { operation, attempt: attempts, ...details });
}

/** The result of `work`, or the error that it rejects with, which is always a ToolError here. */
function orStopped<Result>(work: Promise<Result>): Promise<Result | Stopped> {
  return work.catch((error: ToolError) => ({ kind: "stopped", error }));
}

function elapsedMs({ startedAt }: Call): number {
  return performance.now() - startedAt;
}

function leftMs(call: Call): number {
  return call.limits.deadlineMs - elapsedMs(call);
}
