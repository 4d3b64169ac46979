import { invalidInput } from "../tool-error.ts";

/** How calls are limited and repeated. A manifest states what differs from the standard, a context overrides both. */
export interface Policy {
  /** Milliseconds each attempt may take, its body included. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds a call may take in all: attempts, waits and redirects. Default 120,000. */
  readonly deadlineMs?: number | undefined;
  /** How often a call that is safe to repeat is repeated. Default 2. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds of the longest wait that is obeyed; a provider that asks for more ends the call. Default 60,000. */
  readonly maxWaitMs?: number | undefined;
  /** How many retries to one origin may be made at once. Default 100; every second gives 10 back. */
  readonly retryBudget?: number | undefined;
  /** Largest body of a success in bytes, after decompression. Default 33,554,432. */
  readonly maxBytes?: number | undefined;
  /** Headers, beside Retry-After, that say when to call again. */
  readonly resetHeaders?: readonly string[] | undefined;
  /** The provider's codes after which repeating is pointless. */
  readonly finalCodes?: readonly string[] | undefined;
}

/** What counts where neither the context nor the manifest says anything. */
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

/** Limits as the context, the manifest or the standard gives them; refuses what is no number of 0 or more. */
export function limitsOf(context: Policy, call: Policy): Limits {
  const limits = { ...standard };
  // The copy has no other keys.
  for (const name of Object.keys(limits) as (keyof Limits)[]) {
    limits[name] = context[name] ?? call[name] ?? limits[name];
    // False for NaN, for text and below zero.
    if (Math.abs(limits[name]) !== limits[name])
      throw invalidInput(name, `${name} must be 0 or more.`);
  }
  return limits;
}
