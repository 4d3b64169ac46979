const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a duration such as `500ms`, `5s` or `10m`. */
export function millisecondsOf(duration: string, place: string): number {
  const [, amount = "", unit = ""] = /^(\d+)([a-z]+)$/.exec(duration) ?? [];
  const ms = units[unit];
  if (ms === undefined) throw new Error(`${place} must be a number and ms, s, m or h, such as 5s.`);
  return Number(amount) * ms;
}

/** A time as people say it: `5 s`, `1.5 s`, `20 ms`. */
export function sayDuration(ms: number): string {
  return ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`;
}
