import type { Path } from "../documented/position.ts";
import type { Member } from "./written.ts";

/** A manifest, or a document, with one member removed, then with it changed in each way that its type has. */
export function* edits<Whole>(
  whole: Whole,
  { path, words = [] }: { readonly path: Path; readonly words?: Member["words"] },
): Iterable<Whole> {
  const value = path.reduce<unknown>((held, key) => Object(held)[key], whole);
  for (const other of [undefined, ...othersOf(value, words)]) yield withValue(whole, path, other);
}

/** Values of the same type; one of some words becomes each other. */
function othersOf(value: unknown, words: Member["words"]): readonly unknown[] {
  if (words.length > 0) return words.filter((word) => word !== value);
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value !== "string") return [];
  // A duration stays one, a line has a method before and may have a label behind.
  const [longer, next] = [
    value.replace(/^\w+|$/, "$&x"),
    value.replace(/\d+/, (digits) => `${Number(digits) + 1}`),
  ];
  return [...new Set([`${value}x`, longer, next])].filter((other) => other !== value);
}

/** Copies what lies on the way, and nothing else. */
function withValue<Held>(held: Held, [key, ...rest]: Path, value: unknown): Held {
  if (key === undefined) return value as Held; // who asks knows what stands there
  const copy = (Array.isArray(held) ? [...held] : { ...held }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = withValue(copy[key], rest, value);
  else if (value !== undefined) copy[key] = value;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy as Held; // the same members
}
