// Generated from packages/runtime/src/reply/redact.ts. Do not edit; run `npm run generate`.

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

/** A copy of `value` without any secret, as it was given or as it may come back from a provider. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  // No engine takes a pattern of any length, and what it says of one repeats it.
  const parts = secrets.flatMap((secret) => secret.trim().match(/[^]{64,127}$|[^]{1,64}/g) ?? []);
  // In this order none comes before a longer one that begins with it.
  const patterns = [...new Set(parts)].toSorted().toReversed().map(patternOf);
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

// Signs as they may come: in an URL, in HTML and, after a backslash, in JSON text, once or several times over.
const encoded = String.raw`%(?:25)*[\da-f]{2}|&[#;\w]+;|(?<=\\|5c)(?:u....|[bfnrt])`;

/** What a secret looks like, however it is quoted or encoded; after six signs of it, the text may end. */
function patternOf(secret: string): RegExp {
  // A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
  const isShort = /^\w{1,7}$/.test(secret);
  const edge = isShort ? "[a-z\\dÀ-ῼ]" : "$.";
  let end = "";
  const source = secret.replace(
    /([a-z\d])|[^a-z\d]+/gi,
    (signs: string, letter: string | undefined, at: number) => {
      // One loop for signs that follow each other, as each by itself could be matched in many ways. Of
      // the first six signs none is missing, but two may be one character.
      const least = at < 6 ? Math.ceil(Math.min(signs.length, 6 - at) / 2) : 1;
      const form =
        letter ??
        `(?:${encoded}|[${signs.replace(/[\\\]^-]/g, "\\$&")}\\\\+]){${least},${signs.length * 9}}`;
      if (isShort || at < 6) return form;
      // The text may also end within what stands for a sign.
      end += "|[^a-z\\d]?[#;\\w]{0,9}$)";
      return `(?:${form}`;
    },
  );
  return new RegExp(`(?<!${edge})${source}${end}(?!${edge})`, "gi");
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
