import { wrongInput } from "../tool-error.ts";
import { refuse } from "./refusal.ts";

/** Points in time as they travel. Each names its input, which is refused when it holds none. */

/** Whole seconds since 1970. */
export function epoch(text: string, input: string): number;
export function epoch(text: string | undefined, input: string): number | undefined;
export function epoch(text: string | undefined, input: string): number | undefined {
  return text === undefined ? undefined : Math.floor(timeOf(text, input) / 1000);
}

/** Milliseconds since 1970. */
export function epochMs(text: string, input: string): number;
export function epochMs(text: string | undefined, input: string): number | undefined;
export function epochMs(text: string | undefined, input: string): number | undefined {
  return text === undefined ? undefined : timeOf(text, input);
}

/** The day of a date-time in UTC; a date stays as it is. */
export function day(text: string, input: string): string;
export function day(text: string | undefined, input: string): string | undefined;
export function day(text: string | undefined, input: string): string | undefined {
  return text === undefined ? undefined : new Date(timeOf(text, input)).toISOString().slice(0, 10);
}

const dateTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/** Milliseconds since 1970 of a date, which begins in UTC, or of a date-time with its offset. */
export function timeOf(text: string, input: string): number {
  const given = text.trim();
  const time = dateTime.test(given) ? Date.parse(given) : Number.NaN;
  // Some engines take February 30 for March 1 or 2.
  const date = Date.parse(given.slice(0, 10));
  const isDate =
    Number.isFinite(date) && new Date(date).toISOString().startsWith(given.slice(0, 10));
  if (Number.isFinite(time) && isDate) return time;
  refuse(wrongInput(input, "a date, or a date-time with its offset, such as 2026-01-31T08:00:00Z"));
  return 0;
}
