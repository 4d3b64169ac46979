import { readings } from "./reading.ts";
import { formsOf, secretPattern } from "./secret-pattern.ts";

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

// Names that errors themselves have: cleaned of a secret that begins like a word, an error would lose them.
// The first are those of numbers, which at the top are an error's own and none of the provider's.
const ownNames =
  /^(?:(status|attempts|retryAfterMs)|requestId|outcome|provider|operation|upstreamCode|body|input|problems|jobId|message|cause|name|code)$/;

/**
 * A copy of `value` with `[secret]` for every secret, as it was given or as it may come back from a
 * provider. What is nested more than 64 deep becomes null.
 */
export function redact<T>(value: T, secrets: Iterable<string>): T {
  const patterns = partsOf(secrets).map(secretPattern);
  return copy(value, (text) => without(text, patterns), 0) as T; // same members
}

/** Every text in a secret input, also in its members: a provider may repeat any of them. */
export function secretTexts(given: unknown, depth = 0): readonly string[] {
  if (typeof given === "string" || typeof given === "number") return [String(given)];
  if (typeof given !== "object" || !given || depth > maxDepth) return [];
  return Object.values(given).flatMap((member) => secretTexts(member, depth + 1));
}

/** The texts to look for: long ones in parts, and none before a longer one that begins with it. */
function partsOf(secrets: Iterable<string>): readonly string[] {
  const forms = [...new Set(secrets)].flatMap(formsOf);
  // No engine takes a pattern of any length, and what it says of one repeats it.
  const parts = forms.flatMap((form) => form.match(/[^]{64,127}$|[^]{1,64}/g) ?? []);
  return [...new Set(parts)].toSorted().toReversed();
}

/** A text without the secrets, in whatever encoding they stand there. */
function without(text: string, patterns: readonly RegExp[]): string {
  const found: [from: number, to: number][] = [];
  for (const { text: read, starts } of patterns.length ? readings(text) : []) {
    const start = (at: number) => starts?.[at] ?? at;
    for (const pattern of patterns) {
      for (const { 0: form, index } of read.matchAll(pattern)) {
        found.push([start(index), start(index + form.length)]);
      }
    }
  }
  let result = "";
  let end = 0;
  for (const [from, to] of found.toSorted(([a, c], [b, d]) => a - b || d - c)) {
    if (from >= end && to > end) result += `${text.slice(end, from)}[secret]`;
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

type Clean = (text: string) => string;

function copy(value: unknown, clean: Clean, depth: number): unknown {
  const isText = typeof value === "string" || typeof value === "bigint"; // JSON has none of those
  if (isText || typeof value === "number") {
    const text = clean(String(value));
    // Without a secret in it, a number stays one.
    return !isText && text === String(value) ? value : text;
  }
  if (typeof value !== "object" || !value) return value;
  if (depth > maxDepth) return null;
  const inner = (member: unknown) => copy(member, clean, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, member]) => {
      const [own = clean(name), isCount] = ownNames.exec(name) ?? [];
      return [own, isCount && !depth && typeof member === "number" ? member : inner(member)];
    }),
  );
}
