import type { Value } from "../contract/types.ts";
import { isMap } from "../oracle/path.ts";

/** An item that no other one of these numbers is like; true, false and null stay as they are. */
export function differing(item: Value, number: number): Value {
  if (typeof item === "string") return `${item}${number}`;
  if (typeof item === "number") return item + number;
  if (Array.isArray(item)) return [...item, number];
  return isMap(item) ? { ...item, differs: number } : item;
}
