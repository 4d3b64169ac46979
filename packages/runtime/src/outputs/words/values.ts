import type { Word } from "../made.ts";
import { invalid } from "../map.ts";

/** `divide`: a number by a whole number. */
export const dividedBy: Word = ({ divide }, value) => {
  if (divide === undefined) return value;
  return typeof value === "number" ? value / divide : invalid;
};

/** `is`: whether the value is one of these, or, with `given`, no blank text and no empty list. */
export const isValue: Word = ({ is }, value) => {
  if (is === undefined) return value;
  if (is === "given") return Array.isArray(value) ? value.length > 0 : !isBlank(value);
  return is.some((each) => each === value);
};

/** `map`: what stands for the value in a table; absent where the table does not have it. */
export const mapValue: Word = ({ map }, value) => {
  if (!map) return value;
  if (typeof value === "object" || typeof value === "symbol") return invalid;
  return Object.hasOwn(map, String(value)) ? structuredClone(map[String(value)]) : undefined;
};

/** `closed`: only the values that the provider lists; blank text stands for none where none is allowed. */
export const closedValues: Word = ({ values, optional }, value) =>
  !values || (optional && value === "") || values.some((each) => each === value) ? value : invalid;

function isBlank(value: unknown): boolean {
  return typeof value === "string" && !value.trim();
}
