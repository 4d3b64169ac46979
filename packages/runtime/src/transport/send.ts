import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { type Limits, limitsOf } from "../policy/policy.ts";
import { type Outcome, ToolError } from "../tool-error.ts";
import { type Received, readBody } from "./body.ts";
import { type Signals, within } from "./deadline.ts";
import { type CallEvent, notify } from "./event.ts";
import { isRedirect, type Leg, redirected } from "./redirect.ts";
import { retryWait } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";
import { takeRetry } from "./retry-budget.ts";
import { checkHeld, type SentInit, sendOnce } from "./send-once.ts";
import { Tally } from "./tally.ts";

/** A whole reply. */
export interface Exchange extends Received {
  /** Requests that it took. */
  readonly attempts: number;
  /** Outcome of the requests before the one that was replied to. */
  readonly outcome: Outcome;
}

/** Who sends: the options of the call, and the credentials that it carries. */
export interface Sender {
  readonly options: TransportOptions;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Whether a redirect may lead to another origin, without the credentials. */
  readonly mayLeadTo?: (address: string) => boolean;
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
  { options, headers, query, mayLeadTo }: Sender,
  signals: Signals,
): Promise<Exchange> {
  const { method } = init;
  const limits = checkHeld(init, options.fetch, limitsOf(options, policy));
  const elapsedMs = stopwatch();
  const leftMs = () => limits.deadlineMs - elapsedMs();
  let sent: Leg = { address: url, init };
  let retries = 0;
  const tally = new Tally();
  const reading = readingOf(policy, limits, options);

  const report = (details: EventDetails) =>
    notify(options.onEvent, { operation: policy.operation, attempt: tally.attempts, ...details });

  const attempt = (signal: AbortSignal) => {
    tally.open();
    report({ type: "attempt", method });
    return sendOnce(sent.address, sent.init, options.fetch, reading.read, signal);
  };

  /** The wait before a retry; undefined when the result stands. */
  const waitToRetry = (result: Received | ToolError) => {
    const waitMs = retryWait(result, method, retries, policy, options, limits);
    const isFinal = reading.isHandedOut || waitMs === undefined || waitMs > leftMs();
    if (isFinal || !takeRetry(sent.address, [headers, query], limits.retryBudget)) return undefined;
    tally.close(result);
    retries++;
    report({ type: "retry", reason: reasonOf(result), waitMs });
    return within(waitMs, signals);
  };

  const finished = <Result extends Received | ToolError>(result: Result) => {
    report({ type: "finish", ...endOf(result), durationMs: elapsedMs() });
    return tally.finish(result);
  };

  try {
    for (;;) {
      const reply = await withinEither(limits.timeoutMs, leftMs(), signals, attempt);
      const result = withRetryAfter(reply, options.resetHeaders ?? policy.resetHeaders);
      if (isRedirect(result)) {
        sent = redirected(sent, result, tally.attempts - retries, mayLeadTo);
        tally.close(result);
        continue;
      }
      const wait = waitToRetry(result);
      if (wait) await wait;
      else if (result instanceof ToolError) throw result;
      else return finished(result);
    }
  } catch (error) {
    throw finished(error instanceof ToolError ? error : unprepared());
  }
}

function endOf(result: Received | ToolError) {
  const { status, code, bytes }: Partial<Received & ToolError> = result;
  return { status, code, bytes };
}

/** Milliseconds since now. */
function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}

/** How replies are read, and whether someone was given a part of one, who would get it twice. */
function readingOf({ receive }: CallPolicy, limits: Limits, options: TransportOptions) {
  const reading = {
    isHandedOut: false,
    read(response: Response, signal: AbortSignal) {
      if (!receive) return readBody(response, limits.maxBytes, signal);
      return receive(response, limits, signal, options, () => {
        reading.isHandedOut = true;
      });
    },
  };
  return reading;
}

/** One attempt. Where the time of the whole call is not up, one that timed out is a result like others. */
function withinEither(
  timeoutMs: number,
  leftMs: number,
  signals: Signals,
  attempt: (signal: AbortSignal) => Promise<Received | ToolError>,
): Promise<Received | ToolError> {
  const sent = within(Math.min(timeoutMs, leftMs), signals, attempt);
  if (leftMs <= timeoutMs) return sent;
  return sent.catch((error: unknown) => {
    if (error instanceof ToolError && error.code === "timeout") return error;
    throw error;
  });
}

/** The error of what an invalid object of the host threw. */
function unprepared(): ToolError {
  return new ToolError("invalid_input", "The call could not be prepared.", { outcome: "unknown" });
}

/** Why a request is repeated. */
function reasonOf(result: Received | ToolError): number | "network" | "timeout" {
  if (!(result instanceof ToolError)) return result.status;
  return result.code === "timeout" ? "timeout" : "network";
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
