import type { ReplyErrorCode } from "./definition.ts";

/** Every code a `ToolError` can have. */
export type ErrorCode =
  | ReplyErrorCode
  | "invalid_input"
  | "invalid_reply"
  | "reply_too_large"
  | "timeout"
  | "aborted"
  | "network"
  | "host_error"
  | "blocked_address"
  | "job_failed";

/**
 * Whether the provider may have carried the call out. `not_sent`: no byte of its request left, whatever
 * was looked up before. `refused`: the provider replied that it did nothing. `unknown`: it may have
 * done all of it, some or nothing.
 */
export type Outcome = "not_sent" | "refused" | "unknown";

/** The outcome of two requests of one call, or of one. */
export function worse(one: Outcome | undefined, other: Outcome): Outcome {
  // The order of the alphabet happens to be that of what a caller has to reckon with.
  return one && one > other ? one : other;
}

/** Statuses that say what was refused. None is `upstream_error`: behind a 5xx or a 408 the work may have been done. */
export const refusals: Readonly<Record<number, ReplyErrorCode>> = {
  400: "bad_request",
  401: "unauthorized",
  402: "payment_required",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  429: "rate_limited",
};

/** The outcome that a code stands for where nothing else is known. */
function usualOutcome(code: ErrorCode): Outcome {
  if (code === "invalid_input" || code === "blocked_address") return "not_sent";
  return Object.values<ErrorCode>(refusals).includes(code) ? "refused" : "unknown";
}

/** A problem with one input, which rejects the call or is reported as a warning. */
export interface Problem {
  readonly input: string;
  readonly message: string;
}

/** Details of a failed call. Never holds the request, its headers or a secret. */
export interface ErrorDetails {
  readonly provider?: string | undefined;
  readonly operation?: string | undefined;
  /** HTTP status of the reply. */
  readonly status?: number | undefined;
  /** The provider's own code. */
  readonly upstreamCode?: string | undefined;
  readonly requestId?: string | undefined;
  /** Milliseconds that the provider asks to wait before the next call. */
  readonly retryAfterMs?: number | undefined;
  /** Number of requests sent, including the failed one. */
  readonly attempts?: number | undefined;
  /** Whether the call may have been carried out. Default: what the code stands for. */
  readonly outcome?: Outcome | undefined;
  /** Body of the reply: JSON, or text of at most 64 KiB. */
  readonly body?: unknown;
  /** The input at fault: the first of `problems`. */
  readonly input?: string | undefined;
  /** Every problem with the inputs, for `invalid_input`. */
  readonly problems?: readonly Problem[] | undefined;
  /** Id of the job that failed or is still running. */
  readonly jobId?: string | undefined;
  readonly cause?: unknown;
}

/** The only error that operations reject with. Recognise it by `name` and `code`. It is safe to log. */
export class ToolError extends Error {
  readonly code: ErrorCode;
  /** Whether the call may have been carried out, over all its requests. */
  readonly outcome: Outcome;
  declare readonly provider?: string;
  declare readonly operation?: string;
  declare readonly status?: number;
  declare readonly upstreamCode?: string;
  declare readonly requestId?: string;
  declare readonly retryAfterMs?: number;
  declare readonly attempts?: number;
  declare readonly body?: unknown;
  declare readonly input?: string;
  declare readonly problems?: readonly Problem[];
  declare readonly jobId?: string;

  constructor(code: ErrorCode, message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause ? { cause } : undefined);
    this.code = code;
    this.outcome = usualOutcome(code);
    const known = Object.entries(details).filter(([, value]) => value !== undefined);
    Object.assign(this, Object.fromEntries(known));
  }

  // On the prototype and not on each error, so that the stack already begins with it.
  override get name(): "ToolError" {
    return "ToolError";
  }

  /** Everything but the stack and the cause, as JSON. */
  toJSON(): object {
    return Object.assign({ name: this.name, message: this.message }, this);
  }
}

/** An error of ours as it is; of any other, which may hold anything, only that there was one. */
export function asToolError(error: unknown, details?: ErrorDetails): ToolError {
  return error instanceof ToolError
    ? error
    : new ToolError("invalid_input", "The call could not be prepared.", details);
}

/** The error for one invalid input. */
export function invalidInput(input: string, message: string, details?: ErrorDetails): ToolError {
  return invalidInputs([{ input, message }], details);
}

/** The error for one input that is not what it must be. */
export function wrongInput(input: string, expected: string, details?: ErrorDetails): ToolError {
  return invalidInput(input, `${input} must be ${expected}.`, details);
}

/** The error for several invalid inputs. */
export function invalidInputs(problems: readonly Problem[], details?: ErrorDetails): ToolError {
  const message = problems.map((problem) => problem.message).join(" ");
  return new ToolError("invalid_input", message, {
    input: problems[0]?.input,
    problems,
    ...details,
  });
}
