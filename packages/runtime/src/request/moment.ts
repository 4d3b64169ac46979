/** What is made once for a call, and is the same in every attempt. */
export interface Moment {
  /** A random UUID of version 4. */
  readonly uuid: string;
  /** The time of the call, less `minusMs` milliseconds, in seconds or milliseconds since 1970. */
  now(as: "epoch" | "epoch-ms", minusMs?: number): number;
  /** The same as text in UTC: RFC 3339 to the second, its date, or the date of a header. */
  now(as: "date-time" | "date" | "http", minusMs?: number): string;
}

/** What is made for one call. `time`: milliseconds since 1970. */
export function moment(time: number = Date.now(), uuid: string = crypto.randomUUID()): Moment {
  const now = (as: TimeForm, minusMs = 0) => timeAs(time - minusMs, as);
  return { uuid, now: now as Moment["now"] }; // a number for the forms that are one
}

type TimeForm = "date-time" | "date" | "epoch" | "epoch-ms" | "http";

function timeAs(time: number, as: TimeForm): string | number {
  if (as === "epoch-ms") return time;
  if (as === "epoch") return Math.floor(time / 1000);
  const date = new Date(time);
  if (as === "http") return date.toUTCString();
  const text = date.toISOString().replace(/\.\d+/, "");
  return as === "date" ? text.replace(/T.*/, "") : text;
}
