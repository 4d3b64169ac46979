/** Levels of lists and objects; of more, many a host cannot write the value as JSON again. */
export const maxLevels = 500;

/** Whether a text is a whole number that no `number` holds exactly. */
export function isInexact(text: string): boolean {
  return /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

/**
 * Parses JSON. A whole number that no `number` holds exactly becomes a bigint, so that it is never
 * another one. Throws a RangeError for too many levels, and for what is no JSON or a number beyond all
 * range another error, whose message may repeat part of the text.
 */
export function parseJson(
  text: string,
  revive?: (name: string, value: unknown) => unknown,
): unknown {
  const value: unknown = JSON.parse(text);
  // Before a reviver follows the levels with a recursion.
  const isLarge = hasLargeNumber(value, maxLevels);
  if (!isLarge) return revive ? JSON.parse(text, revive) : value;
  let isText = false;
  const marked = text.replace(/\\.|"|-?\d[-+.\de]*/gi, (token) => {
    if (token === '"') isText = !isText;
    return !isText && isInexact(token) ? `"\\u0000${token}"` : token;
  });
  return JSON.parse(marked, (name, member) => {
    const isMarked = typeof member === "string" && /^\0-?\d+$/.test(member);
    const read = isMarked ? BigInt(member.slice(1)) : member;
    return revive ? revive(name, read) : read;
  });
}

/** Whether a value has a whole number that stands for others as well. Throws for what must not be read. */
function hasLargeNumber(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || !value) {
    if (value === Infinity || value === -Infinity) throw new SyntaxError();
    return Number.isInteger(value) && !Number.isSafeInteger(value);
  }
  if (!levels) throw new RangeError();
  let isLarge = false;
  // Every member is asked: each may have too many levels.
  for (const member of Object.values(value)) {
    if (hasLargeNumber(member, levels - 1)) isLarge = true;
  }
  return isLarge;
}
