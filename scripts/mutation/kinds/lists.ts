import type { ManifestPath } from "../../language/manifest/source.ts";
import { type Edit, remove, set } from "../edit.ts";

/** Each item dropped; the list itself when it holds but one, for an empty list says nothing. */
export function dropEach(at: ManifestPath, items: readonly unknown[]): readonly Edit[] {
  if (items.length < 2) return items.map(() => remove(at));
  return items.map((_, index) => remove([...at, index]));
}

/** Neighbours in the order of each other, where the first one counts. */
export function swapEach(at: ManifestPath, items: readonly string[]): readonly Edit[] {
  return items.slice(1).map((item, index) => {
    const before = items[index] ?? "";
    return set(at, items.toSpliced(index, 2, item, before));
  });
}

/** A member that is either true or left out, as the other one. */
export function flip(at: ManifestPath, member: string, is: boolean | undefined): Edit {
  return is ? remove([...at, member]) : set([...at, member], true);
}
