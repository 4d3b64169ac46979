import type { Read, Keywords } from "../keywords.ts";

/** Boolean inputs. */
export const booleans = {
  boolean(given: unknown) {
    const value = typeof given === "string" ? truths.get(given.trim()) : given;
    return typeof value === "boolean" ? value : undefined;
  },
} satisfies Keywords;

const truths = new Map([
  ["true", true],
  ["false", false],
]);

// Trimmed, without empty items; a list stays a list.
const items: Read = (given) => {
  const parts = typeof given === "string" ? given.split(",") : given;
  return Array.isArray(parts) && parts.every((part) => typeof part === "string")
    ? parts.map((part: string) => part.trim()).filter(Boolean)
    : undefined;
};

/** Comma-separated lists. */
export const lists = {
  csv: items,
  "csv-text": items,
  minItems: (_, limit: number, whole: readonly string[]) => whole.length >= limit,
  maxItems: (_, limit: number, whole: readonly string[]) => whole.length <= limit,
} satisfies Keywords;
