/** Levels of lists and objects; of more, many a host cannot write the value as JSON again. */
export const maxLevels = 500;

/** Characters of a text whose levels may be counted once it is parsed, which costs less. */
const shortText = 65_536;

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
  const isLong = text.length > shortText;
  const mayBeLarge = isLong && mayHaveLarge(text);
  const value: unknown = JSON.parse(text);
  if (!(isLong ? mayBeLarge : holds(value, isLarge)))
    return revive ? JSON.parse(text, revive) : value;
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

/** Whether JSON has no number in it that was too large for a `number`, whatever its levels. */
export function isExact(value: unknown): boolean {
  const isBigint = (member: unknown) => typeof member === "bigint";
  return !holds(value, isBigint, Number.NEGATIVE_INFINITY); // no number of levels above that is too large
}

/**
 * Whether JSON has such a text, number or other single value. Throws for too many levels, before
 * anything follows them with a recursion of its own.
 */
function holds(value: unknown, isSuch: (member: unknown) => boolean, level = 0): boolean {
  if (typeof value !== "object" || !value) return isSuch(value);
  if (level === maxLevels) throw new RangeError();
  let found = false;
  if (Array.isArray(value)) {
    for (const item of value) found = holds(item, isSuch, level + 1) || found;
    return found;
  }
  // By name: engines are slow to list the members of what they have just parsed.
  for (const name in value)
    if (Object.hasOwn(value, name)) found = holds(value[name as never], isSuch, level + 1) || found; // hasOwn proved it
  return found;
}

/** Whether a number stands for other whole numbers, too, or for one beyond all range. */
function isLarge(member: unknown): boolean {
  return typeof member === "number" && !(Math.abs(member) <= Number.MAX_SAFE_INTEGER);
}

/**
 * Whether a text has a number that may be too large. Throws for too many levels, which take an engine
 * forty times the memory of the text.
 */
function mayHaveLarge(text: string): boolean {
  let level = 0;
  let digits = 0;
  let isText = false;
  let isFound = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x5c) at++;
    else if (sign === 0x22) isText = !isText;
    else if (!isText) {
      // Square brackets are braces but for one bit, and so are capitals.
      const folded = sign | 0x20;
      if (folded === 0x7b && ++level > maxLevels) throw new RangeError();
      if (folded === 0x7d) level--;
      if (folded === 0x65 && digits && text[at + 1] !== "-") isFound = true;
      digits = sign >= 0x30 && sign <= 0x39 ? digits + 1 : 0;
      if (digits > 15) isFound = true;
    }
  }
  return isFound;
}
