/**
 * How many tokens a value has as JSON, about: counted without the table of any model, and rather too
 * many than too few.
 */
export function tokensOf(value: unknown): number {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  let tokens = 0;
  // A word, capitals, a number by its digits, white space, a sign; what is not Latin takes more.
  for (const [part] of text.matchAll(/[A-Z]?[a-z]+|[A-Z]+|\d+|\s+|[^A-Za-z\d\s]/g)) {
    if (/[a-z]$/.test(part)) tokens += Math.ceil(part.length / 8);
    else if (/^[A-Z\d]/.test(part)) tokens += Math.ceil(part.length / 3);
    else if (/^\s/.test(part)) tokens += part === " " ? 0 : 1;
    else tokens += part > "\x7f" ? 1 : 0.5;
  }
  return Math.ceil(tokens);
}
