/** `5s` -> 5000. */
export function milliseconds(duration: string): number {
  const [, amount = "0", unit = "ms"] = /^(\d+)(ms|s|m)$/.exec(duration) ?? [];
  return Number(amount) * (unit === "m" ? 60_000 : unit === "s" ? 1_000 : 1);
}
