/** Why a value is refused, as text that follows the name of its input. */
export class Unfit {
  /** What was expected: `must be at most 9`. */
  readonly expected: string;
  /** What was found instead, which is left out for a secret. Default: the value, if it is short. */
  readonly found: string | undefined;

  constructor(expected: string, found?: string) {
    this.expected = expected;
    this.found = found;
  }
}

/** What is too long or too short, in characters or items. */
export function unfitCount(bound: string, limit: number, noun: string, count: number): Unfit {
  const many = `${limit} ${noun}${limit === 1 ? "" : "s"}`;
  return new Unfit(
    `takes at ${bound} ${many}`,
    `; ${count === 1 ? "this is" : "these are"} ${count}`,
  );
}

/** Never long, and never the content of an object, which may hold anything. */
export function shown(given: unknown): string {
  if (Object(given) === given) {
    return Array.isArray(given)
      ? "a list"
      : `${typeof given === "object" ? "an" : "a"} ${typeof given}`;
  }
  const own = String(given);
  const text = typeof given === "string" ? JSON.stringify(own) : own;
  // Part of a long text could be part of a secret, which nothing would recognise.
  if (text.length > 60) return `a text of ${Array.from(own).length} characters`;
  return typeof given === "bigint" ? `${text}n` : text;
}
