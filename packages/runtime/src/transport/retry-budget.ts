/** Retries to one origin that every second gives back. */
export const returnedPerSecond = 10;

/** Retries by origin and credentials that run ahead of what time gives back, and when they were counted. */
const ahead = new Map<string, { count: number; at: number }>();

// Differs from process to process, so that a number says nothing about a credential elsewhere.
const seed = Math.random() * 2 ** 32;

/**
 * Counts one more retry to the origin of an address with these credentials; false when the budget is
 * used up. Every second gives some back.
 */
export function takeRetry(
  address: string,
  credentials: object,
  budget: number,
  now = performance.now(),
): boolean {
  const key = `${new URL(address).origin} ${hash(JSON.stringify(credentials))}`;
  const { count, at } = ahead.get(key) ?? { count: 0, at: now };
  const next = Math.max(0, count - ((now - at) * returnedPerSecond) / 1000) + 1;
  if (next > budget) return false;
  // Origins can come from callers: what is forgotten is only patience.
  if (ahead.size > 1000) ahead.clear();
  ahead.set(key, { count: next, at: now });
  return true;
}

/** 32 bits in place of a secret: too few to tell what it was, and two that share them share patience. */
function hash(text: string): number {
  let bits = seed;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  return bits;
}
