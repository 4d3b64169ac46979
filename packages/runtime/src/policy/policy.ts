import { wrongInput } from "../tool-error.ts";

/** Limits and retries of calls. A manifest overrides the defaults, and a context overrides both. */
export interface Policy {
  /** Milliseconds that each attempt may take, including the body of the reply. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds that a call may take in total: attempts, waits and redirects. Default 120,000. */
  readonly deadlineMs?: number | undefined;
  /** Largest number of retries of a call that is safe to repeat. Default 2. */
  readonly maxRetries?: number | undefined;
  /** Longest wait in milliseconds that a provider can ask for; when it asks for more, the call fails. Default 60,000. */
  readonly maxWaitMs?: number | undefined;
  /** Retries to one origin that may be made in a burst; each second restores 10. Default 100. */
  readonly retryBudget?: number | undefined;
  /** Largest body of a successful reply in bytes, after decompression. Default 33,554,432. */
  readonly maxBytes?: number | undefined;
  /** Headers, besides Retry-After, that say when to call again. */
  readonly resetHeaders?: readonly string[] | undefined;
  /** Codes of the provider after which a retry is pointless. */
  readonly finalCodes?: readonly string[] | undefined;
}

/** Limits that neither the context nor the manifest sets. */
export const standard = {
  timeoutMs: 30_000,
  deadlineMs: 120_000,
  maxRetries: 2,
  maxWaitMs: 60_000,
  retryBudget: 100,
  maxBytes: 32 * 2 ** 20,
};

/** Limits of one call. */
export type Limits = typeof standard;

/** Limits from the context, else the manifest, else the defaults. Throws when one is not a number of 0 or more. */
export function limitsOf(context: Policy, call: Policy): Limits {
  return {
    timeoutMs: limit("timeoutMs", context.timeoutMs ?? call.timeoutMs),
    deadlineMs: limit("deadlineMs", context.deadlineMs ?? call.deadlineMs),
    maxRetries: limit("maxRetries", context.maxRetries ?? call.maxRetries),
    maxWaitMs: limit("maxWaitMs", context.maxWaitMs ?? call.maxWaitMs),
    retryBudget: limit("retryBudget", context.retryBudget ?? call.retryBudget),
    maxBytes: limit("maxBytes", context.maxBytes ?? call.maxBytes),
  };
}

function limit(name: keyof Limits, value = standard[name]): number {
  if (typeof value === "number" && value >= 0) return value;
  throw wrongInput(name, "a number, 0 or more");
}
