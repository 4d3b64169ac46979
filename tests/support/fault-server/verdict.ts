import type { ErrorCode, Outcome } from "@blockwright/runtime";

/** How a call ends: with outputs, or with the code of an error. */
export type Ending = "ok" | ErrorCode;

export interface Verdict {
  /** How it ends; several where the promise leaves it open. */
  readonly ending: Ending | readonly Ending[];
  /** Requests that the server sees: exactly so many, or from and to. */
  readonly requests: number | readonly [from: number, to: number];
  /** Requests that each second of the case allows beside them. */
  readonly morePerSecond?: number;
  /** Milliseconds that it takes at least: a wait that was asked for. */
  readonly atLeastMs?: number;
  /** Bytes of a flood that the client takes at most. */
  readonly takesAtMost?: number;
  /** What the error says of the call, where it can tell. */
  readonly outcome?: Outcome;
  /** The message of the error. */
  readonly says?: string;
  /** What the error says about the wait that was asked for, at least. */
  readonly retryAfterMs?: number;
}

export type Promised = { readonly safe: Verdict; readonly unsafe: Verdict };

/** Requests of a call that is repeated as often as it may be by default. */
const all = 3;

/** The same for the safe and the unsafe operation. */
export function both(
  ending: Verdict["ending"],
  requests: Verdict["requests"],
  more: Partial<Verdict> = {},
): Promised {
  const verdict = { ending, requests, ...more };
  return { safe: verdict, unsafe: verdict };
}

/** A failure after which only the safe operation is repeated. */
export function repeatedIfSafe(ending: Verdict["ending"]): Promised {
  return { safe: { ending, requests: all }, unsafe: { ending, requests: 1 } };
}

/** A failure after which both are repeated, since nothing was done. */
export function repeated(ending: Verdict["ending"]): Promised {
  return both(ending, all);
}

/** The call works at once. */
export const works: Promised = both("ok", 1);

/** The connection fails. */
export const connectionFails: Promised = repeatedIfSafe("network");

/** Time is up; the options make that soon. An attempt that timed out has failed like any other. */
export const timesOut = { context: { timeoutMs: 500 }, ...repeatedIfSafe("timeout") };

/** The reply is an answer that cannot be one. */
export const invalidReply: Promised = both("invalid_reply", 1);
