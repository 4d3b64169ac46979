// Generated from templates/runtime/redact.ts. Do not edit; run `npm run generate`.

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

/** A copy of `value` without any secret, as it was given or as it may come back from a provider. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  const patterns = secrets.flatMap((secret) => patternsOf(secret.trim()));
  const clean = (text: string) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, "[secret]"), text);
  return copy(value, clean, 0) as T; // same members, same types
}

/** Every text in a secret input, also in its members: a provider may repeat any of them. */
export function secretTexts(given: unknown, depth = 0): readonly string[] {
  if (typeof given === "string" || typeof given === "number") return [String(given)];
  if (typeof given !== "object" || !given || depth > maxDepth) return [];
  return Object.values(given).flatMap((member) => secretTexts(member, depth + 1));
}

/** What a secret looks like, however it is quoted or encoded; the second, where a text ends within it. */
function patternsOf(secret: string): readonly RegExp[] {
  if (!secret) return [];
  const signs = [...secret].map((sign) =>
    /[a-z\d]/i.test(sign)
      ? sign
      : // As it is, in an URL or a form, in HTML, in JSON text: once or several times over.
        `(\\\\*\\u{${sign.codePointAt(0)?.toString(16)}}|(%(25)*[\\da-f]{2})+|&#?\\w+;|(\\\\+u[\\da-f]{4})+|\\+)`,
  );
  const whole = signs.join("");
  // A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
  const edge = /^\w{1,7}$/.test(secret) ? "[\\p{L}\\p{N}]" : "$.";
  const begun = `${signs.slice(0, 6).join("")}[^]{0,${secret.length * 9}}$`;
  return [whole, ...(signs.length > 6 ? [begun] : [])].map(
    (source) => new RegExp(`(?<!${edge})${source}(?!${edge})`, "giu"),
  );
}

function copy(value: unknown, clean: (text: string) => string, depth: number): unknown {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || !value) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => copy(item, clean, depth + 1));
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, item]) => [clean(name), copy(item, clean, depth + 1)]),
  );
}
