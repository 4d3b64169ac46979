/** Retries to one origin that every second gives back. */
export const returnedPerSecond = 10;

/** Retries by origin that run ahead of what time gives back, and when they were counted. */
const ahead = new Map<string, { count: number; at: number }>();

/** Counts one more retry to the origin of an address; false when the budget is used up. Every second gives some back. */
export function takeRetry(address: string, budget: number, now = Date.now()): boolean {
  const { origin } = new URL(address);
  const { count, at } = ahead.get(origin) ?? { count: 0, at: now };
  const next = Math.max(0, count - ((now - at) * returnedPerSecond) / 1000) + 1;
  if (next > budget) return false;
  // Origins can come from callers: what is forgotten is only patience.
  if (ahead.size > 1000) ahead.clear();
  ahead.set(origin, { count: next, at: now });
  return true;
}
