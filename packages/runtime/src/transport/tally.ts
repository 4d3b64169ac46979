import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { type Outcome, ToolError, worse } from "../tool-error.ts";
import type { Received } from "./body.ts";
import { type CallEvent, notify } from "./event.ts";

/** The members of an event that differ from event to event. */
type EventDetails<Each = CallEvent> = Each extends CallEvent
  ? Omit<Each, "operation" | "attempt">
  : never;

/** Counts the requests of one call, tells the host of them, and knows whether one may have been carried out. */
export function tallyOf({ operation }: CallPolicy, { onEvent }: TransportOptions) {
  const startedAt = performance.now();
  let attempts = 0;
  // Of all requests but an open one.
  let outcome: Outcome = "not_sent";
  let isOpen = false;
  const elapsedMs = () => performance.now() - startedAt;
  /** Tells of an event, which is made only if somebody listens. */
  const report = (details: () => EventDetails) => {
    if (onEvent) notify(onEvent, { operation, attempt: attempts, ...details() });
  };
  /** Counts what came of the open request, if there is one. */
  const close = (result: Received | ToolError) => {
    if (isOpen) outcome = worse(outcome, outcomeOf(result));
    isOpen = false;
  };
  return {
    close,
    elapsedMs,
    /** Requests so far, redirects and retries included. */
    count: () => attempts,
    /** Counts a request that is about to be sent. */
    open(method: string) {
      attempts++;
      isOpen = true;
      report(() => ({ type: "attempt", method }));
    },
    /** Counts what came of a request that is sent again. */
    repeat(result: Received | ToolError, waitMs: number) {
      close(result);
      report(() => ({ type: "retry", reason: reasonOf(result), waitMs }));
    },
    /** What the call ends with, and what its requests came to; a reply speaks for itself. */
    finish<Result extends Received | ToolError>(result: Result) {
      const { status, code, bytes }: Partial<Received & ToolError> = result;
      report(() => ({ type: "finish", status, code, bytes, durationMs: elapsedMs() }));
      if (code) close(result);
      return Object.assign(result, { attempts, outcome });
    },
  };
}

/** The outcome of a request that another one follows: of such replies, 429 alone is a refusal. */
function outcomeOf(result: Received | ToolError): Outcome {
  if (result instanceof ToolError) return result.outcome;
  return result.status === 429 ? "refused" : "unknown";
}

/** Why a request is repeated. */
function reasonOf(result: Received | ToolError): number | "network" | "timeout" {
  if (!(result instanceof ToolError)) return result.status;
  return result.code === "timeout" ? "timeout" : "network";
}
