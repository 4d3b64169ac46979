const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** `5s` -> 5000. */
export function milliseconds(duration: string): number {
  const [, amount = "0", unit = "ms"] = /^(\d+)(ms|s|m|h)$/.exec(duration) ?? [];
  return Number(amount) * (UNITS[unit] ?? 1);
}
