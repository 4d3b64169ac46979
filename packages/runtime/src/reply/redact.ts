import { codeBeginning, readings } from "./reading.ts";
import { beginningPattern, formsOf, secretPattern } from "./secret-pattern.ts";

// Deeper than any real reply; keeps a hostile one from exhausting the stack here or in JSON.stringify.
const maxDepth = 64;

// No engine takes a pattern of any length.
const mostTogether = 1000;

// Names that errors themselves have: cleaned of a secret that begins like a word, an error would lose them.
// The first are those of numbers, which at the top are an error's own and none of the provider's.
const ownNames =
  /^(?:(status|attempts|retryAfterMs)|requestId|outcome|provider|operation|upstreamCode|body|input|problems|jobId|message|cause|name|code)$/;

/**
 * A copy of `value` with `[secret]` for every secret, as it was given or as it may come back from a
 * provider. What is nested more than 64 deep becomes null.
 */
export function redact<T>(value: T, secrets: Iterable<string>): T {
  return redactor(secrets)(value);
}

/**
 * `redact` for many values: the search is prepared once, for the secrets as they are now. It holds them,
 * so keep it no longer than them.
 */
export function redactor(secrets: Iterable<string>): <T>(value: T) => T {
  const parts = partsOf(secrets);
  const beginning = parts[mostTogether] ? /^/ : beginningPattern(parts);
  // Hardly ever needed: most texts hold no secret.
  let patterns: readonly RegExp[] | undefined;
  const search: Search = (text) => {
    if (!beginning.test(text)) return [];
    patterns ??= parts.map(secretPattern);
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  };
  // A text without codes has no other reading.
  const clean = (text: string) =>
    beginning.test(text) || codeBeginning.test(text) ? without(text, search) : text;
  return (value) => copy(value, clean, 0) as typeof value; // same members
}

/** Every text in a secret input, also in its members: a provider may repeat any of them. */
export function secretTexts(given: unknown, depth = 0): readonly string[] {
  if (typeof given === "string" || typeof given === "number") return [String(given)];
  if (typeof given !== "object" || !given || depth > maxDepth) return [];
  return Object.values(given).flatMap((member) => secretTexts(member, depth + 1));
}

/** The texts to look for, long ones in parts. */
function partsOf(secrets: Iterable<string>): readonly string[] {
  const forms = [...secrets].flatMap(formsOf);
  // No engine takes a pattern of any length, and what it says of one repeats it.
  return forms.flatMap((form) => form.match(/[^]{64,127}$|[^]{1,64}/g) ?? []);
}

/** Finds each of some parts in a text. */
type Search = (text: string) => readonly RegExpExecArray[];

/** A text without the secrets, in whatever encoding they stand there. */
function without(text: string, search: Search): string {
  const found = readings(text).flatMap(({ text: read, start }) =>
    search(read).map(({ 0: form, index }) => [start(index), start(index + form.length)] as const),
  );
  let result = "";
  let end = 0;
  for (const [from, to] of found.toSorted(([a, c], [b, d]) => a - b || d - c)) {
    if (to <= end) continue;
    if (from >= end) result += `${text.slice(end, from)}[secret]`;
    end = to;
  }
  return result + text.slice(end);
}

type Clean = (text: string) => string;

function copy(value: unknown, clean: Clean, depth: number): unknown {
  const isText = typeof value === "string" || typeof value === "bigint"; // JSON has none of those
  if (isText || typeof value === "number") {
    const text = clean(String(value));
    // Without a secret in it, a number stays one.
    return isText || text !== String(value) ? text : value;
  }
  if (typeof value !== "object" || !value) return value;
  if (depth > maxDepth) return null;
  const inner = (member: unknown) => copy(member, clean, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const [own = clean(name), isCount] = ownNames.exec(name) ?? [];
      return [own, isCount && !depth && typeof member === "number" ? member : inner(member)];
    }),
  );
}
