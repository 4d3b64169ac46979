import { madeOnce } from "../made-once.ts";

const cache = new Map<string, RegExp>();

/** Whether `text` has what `pattern` describes; each pattern is compiled once. */
export function matches(pattern: string, text: string): boolean {
  return madeOnce(cache, pattern, () => new RegExp(pattern, "u")).test(text);
}
