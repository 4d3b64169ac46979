import type { Read, Keywords } from "../keywords.ts";
import { shown, Unfit, unfitCount } from "./unfit.ts";

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
  if (!Array.isArray(parts)) return new Unfit("must be a list of texts");
  const wrong = parts.findIndex((part) => typeof part !== "string");
  if (wrong < 0) return parts.map((part: string) => part.trim()).filter(Boolean);
  return new Unfit("must be a list of texts", `; item ${wrong + 1} is ${shown(parts[wrong])}`);
};

/** Comma-separated lists, and how many items they and JSON lists have. */
export const lists = {
  csv: items,
  "csv-text": items,
  minItems: (_, limit: number, { length }: readonly unknown[]) =>
    length >= limit || unfitCount("least", limit, "item", length),
  maxItems: (_, limit: number, { length }: readonly unknown[]) =>
    length <= limit || unfitCount("most", limit, "item", length),
} satisfies Keywords;
