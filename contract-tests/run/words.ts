/** A value as a failure shows it: JSON, long ones cut. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 100)}... (${text.length} characters)` : text;
}

/** `expected 5, got 6` */
export function expectedGot(expected: unknown, actual: unknown): string {
  return `expected ${shown(expected)}, got ${shown(actual)}`;
}
