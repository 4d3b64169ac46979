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
  const isLarge = hasLargeNumber(text);
  const value: unknown = JSON.parse(text);
  if (!isLarge) return revive ? JSON.parse(text, revive) : value;
  // No reply can hold what marks its numbers.
  const mark = crypto.randomUUID();
  let isText = false;
  const marked = text.replace(/\\.|"|-?\d[-+.\de]*/gi, (token) => {
    if (token === '"') isText = !isText;
    if (isText || !/\d/.test(token)) return token;
    if (!Number.isFinite(Number(token))) throw new SyntaxError();
    return isInexact(token) ? `"${mark}${token}"` : token;
  });
  return JSON.parse(marked, (name, member) => {
    const isMarked = typeof member === "string" && member.startsWith(mark);
    const read = isMarked ? BigInt(member.slice(mark.length)) : member;
    return revive ? revive(name, read) : read;
  });
}

/** JSON in which a number that was too large for a `number` is the text of its digits. */
export function withDigits(value: unknown): unknown {
  if (isExact(value)) return value;
  return JSON.parse(
    JSON.stringify(value, (_, member) => (typeof member === "bigint" ? `${member}` : member)),
  );
}

/** Whether JSON has no number in it that was too large for a `number`. */
export function isExact(value: unknown): boolean {
  if (typeof value !== "object" || !value) return typeof value !== "bigint";
  return Object.values(value).every(isExact);
}

/**
 * Whether JSON has a number that may be too large. Throws for too many levels, before anything follows
 * them with a recursion.
 */
function hasLargeNumber(text: string): boolean {
  let level = 0;
  let digits = 0;
  let isText = false;
  let isLarge = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x5c) at++;
    else if (sign === 0x22) isText = !isText;
    else if (!isText) {
      // Square brackets are braces but for one bit, and so are capitals.
      const folded = sign | 0x20;
      if (folded === 0x7b && ++level > maxLevels) throw new RangeError();
      if (folded === 0x7d) level--;
      if (folded === 0x65 && digits && text[at + 1] !== "-") isLarge = true;
      digits = sign >= 0x30 && sign <= 0x39 ? digits + 1 : 0;
      if (digits > 15) isLarge = true;
    }
  }
  return isLarge;
}
