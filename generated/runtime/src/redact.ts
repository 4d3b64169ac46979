// Generated from templates/runtime/redact.ts. Do not edit; run `npm run generate`.

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

/** A copy of `value` without any secret, as it was given or as it may come back from a provider. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  // No engine takes a pattern of any length, and what it says of one repeats it.
  const parts = secrets.flatMap((secret) => secret.trim().match(/[^]{64,127}$|[^]{1,64}/g) ?? []);
  // In this order none comes before a longer one that begins with it.
  const patterns = [...new Set(parts)].sort().reverse().map(patternOf);
  const clean = (text: string) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, "[secret]"), text);
  return copy(value, clean, 0) as T; // same members
}

/** Every text in a secret input, also in its members: a provider may repeat any of them. */
export function secretTexts(given: unknown, depth = 0): readonly string[] {
  if (typeof given === "string" || typeof given === "number") return [String(given)];
  if (typeof given !== "object" || !given || depth > maxDepth) return [];
  return Object.values(given).flatMap((member) => secretTexts(member, depth + 1));
}

/** What a secret looks like, however it is quoted or encoded, and its beginning where a text ends within it. */
function patternOf(secret: string): RegExp {
  // A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
  const source = /^\w{1,7}$/.test(secret)
    ? `(?<!${letter})${secret}(?!${letter})`
    : `${formsOf(secret)}|${formsOf(secret.slice(0, 6))}[^]{0,${secret.length * 10}}$`;
  return new RegExp(source, "gi");
}

const letter = "[a-z\\dÀ-ῼ]";

/** Signs as they are, in an URL or a form, in HTML or in JSON text: once or several times over. */
function formsOf(text: string): string {
  return text.replace(/[^a-z\d]+/gi, (signs) => {
    const plain = `[${signs.replace(/[\\\]^-]/g, "\\$&")}\\\\+]`;
    // No sign takes more than four. One loop for all, as several could share them in many ways.
    return `(?:%(?:25)*[\\da-f]{2}|&[#;\\w]+;|(?<=\\\\|5c)(?:u....|[bfnrt])|${plain}){${[...signs].length},${signs.length * 4}}`;
  });
}

function copy(value: unknown, clean: (text: string) => string, depth: number): unknown {
  // The numbers of an error itself are none of the provider's.
  if (typeof value === "string" || (typeof value === "number" && depth > 1)) {
    const text = clean(String(value));
    return text === String(value) ? value : text;
  }
  if (typeof value !== "object" || !value) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => copy(item, clean, depth + 1));
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, item]) => [clean(name), copy(item, clean, depth + 1)]),
  );
}
