import { isDeepStrictEqual } from "node:util";

/** The members in which what is said to people differs. */
export function changedWords(base: object = {}, head: object = {}): readonly string[] {
  const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)));
}
