import { wrongInput } from "../tool-error.ts";

/** The value if it is a whole number of 1 or more, or Infinity; refuses every other. */
export function wholeNumber(name: string, value: number): number {
  const isWhole = Number.isSafeInteger(value) || value === Number.POSITIVE_INFINITY;
  if (isWhole && value >= 1) return value;
  throw wrongInput(name, "a whole number, 1 or more");
}
