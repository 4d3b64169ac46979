import type { Fault } from "../fault.ts";
import { answer, good } from "../replies.ts";
import { both } from "../verdict.ts";

/** The three forms of a date in HTTP, this many seconds from now. */
const imfDate = (seconds: number) => new Date(Date.now() + seconds * 1_000).toUTCString();

function rfc850Date(seconds: number): string {
  const [weekday, day, month, year, time] = parts(seconds);
  const long: Readonly<Record<string, string>> = {
    Sun: "Sun",
    Mon: "Mon",
    Tue: "Tues",
    Wed: "Wednes",
    Thu: "Thurs",
    Fri: "Fri",
  };
  const name = long[weekday ?? ""] ?? "Satur"; // the one that is left
  return `${name}day, ${day}-${month}-${year?.slice(2)} ${time} GMT`;
}

function asctimeDate(seconds: number): string {
  const [weekday, day, month, year, time] = parts(seconds);
  return `${weekday} ${month} ${day?.replace(/^0/, " ")} ${time} ${year}`;
}

function parts(seconds: number): readonly string[] {
  return imfDate(seconds).replace(",", "").split(" ");
}

/** Spellings after which the call is repeated, and how long the wait is at least. */
const obeyed: readonly (readonly [string, () => string, number])[] = [
  ["1", () => "1", 900],
  ["1 between blanks", () => "  1 ", 900],
  ["1.5", () => "1.5", 0],
  ["0", () => "0", 0],
  ["a date soon", () => imfDate(2), 800],
  ["a date that is past", () => imfDate(-60), 0],
  ["an RFC 850 date soon", () => rfc850Date(2), 0],
  ["an RFC 850 date that is past", () => rfc850Date(-60), 0],
  ["an asctime date soon", () => asctimeDate(2), 0],
  ["an asctime date that is past", () => asctimeDate(-60), 0],
  ["-1", () => "-1", 0],
  ["abc", () => "abc", 0],
  ["1e3", () => "1e3", 0],
  ["0x10", () => "0x10", 0],
  ["nothing", () => "", 0],
  ["two headers", () => "1\r\nretry-after: 2", 0],
];

/** Spellings that ask for more than a minute: it is reported to the caller instead. */
const tooLong: readonly (readonly [string, () => string, number])[] = [
  ["an hour", () => "3600", 3_600_000],
  ["99999999999", () => "99999999999", 3_600_000],
  ["a date in an hour", () => imfDate(3_600), 3_500_000],
];

/** `Retry-After` in many spellings, each followed by a good answer. */
export const retryAfterFaults: readonly Fault[] = [
  ...obeyed.map(
    ([spelling, value, atLeastMs]): Fault => ({
      name: `429 with Retry-After: ${spelling}`,
      does: [() => answer(429, "", `retry-after: ${value()}`)],
      then: [[good]],
      ...both("ok", 2, { atLeastMs }),
    }),
  ),
  ...tooLong.map(
    ([spelling, value, retryAfterMs]): Fault => ({
      name: `429 with Retry-After: ${spelling}`,
      does: [() => answer(429, "", `retry-after: ${value()}`)],
      then: [[good]],
      ...both("rate_limited", 1, { retryAfterMs }),
    }),
  ),
  {
    name: "503 with Retry-After: 1",
    does: [answer(503, "", "retry-after: 1")],
    then: [[good]],
    safe: { ending: "ok", requests: 2, atLeastMs: 900 },
    unsafe: { ending: "upstream_error", requests: 1, retryAfterMs: 1_000 },
  },
  {
    name: "503 with Retry-After: an hour",
    does: [answer(503, "", "retry-after: 3600")],
    then: [[good]],
    ...both("upstream_error", 1, { retryAfterMs: 3_600_000 }),
  },
  {
    name: "Retry-After above a cap that the host has set",
    does: [answer(429, "", "retry-after: 1")],
    then: [[good]],
    context: { maxWaitMs: 500 },
    ...both("rate_limited", 1, { retryAfterMs: 1_000 }),
  },
];
