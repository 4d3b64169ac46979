/**
 * Milliseconds that the provider asks to wait, in `Retry-After` or a reset header of its own: seconds,
 * seconds since 1970, or a date. Undefined when they say nothing that can be understood.
 */
export function retryAfterMs(
  headers: Pick<Headers, "get">,
  resetHeaders: readonly string[] = [],
  now = Date.now(),
): number | undefined {
  return ["Retry-After", ...resetHeaders]
    .map((name) => waitMs(headers.get(name)?.trim() ?? "", now))
    .find((wait) => wait >= 0);
}

function waitMs(text: string, now: number): number {
  const seconds = /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : NaN;
  // No wait is thirty years long: so many seconds are a date. One without a zone is in GMT.
  const zone = /Z|GMT|[+-]\d\d:?\d\d$/.test(text) ? "" : "Z";
  // Date.parse alone takes nearly anything for a date.
  const date = /^\w{3,9},? .*:|^\d{4}-.*T/.test(text) ? Date.parse(text + zone) : seconds * 1000;
  return seconds < 1e9 ? seconds * 1000 : Math.max(0, date - now);
}
