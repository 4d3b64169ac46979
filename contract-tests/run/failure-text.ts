/** Takes secrets out of a text. */
export type Redact = (text: string) => string;

const asItIs: Redact = (text) => text;

/** A value as a failure shows it: JSON, long ones cut, secrets before that: half of one is not found any more. */
export function shown(value: unknown, redact = asItIs): string {
  if (value === undefined) return "nothing";
  const text = redact(JSON.stringify(value) ?? String(value));
  return text.length > 120 ? `${text.slice(0, 100)}... (${text.length} characters)` : text;
}

/** `expected 5, got 6` */
export function expectedGot(expected: unknown, actual: unknown, redact = asItIs): string {
  return `expected ${shown(expected, redact)}, got ${shown(actual, redact)}`;
}
