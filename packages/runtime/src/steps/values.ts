import { invalid } from "../outputs/map.ts";
import type { Step } from "./steps.ts";

/** `divide`: a number by a whole number. */
export const divideStep: Step<"divide"> = {
  divide: (value, by) => (typeof value === "number" ? value / by : invalid),
};

/** `cut`: so many characters at most, and then `…`. */
export const cutStep: Step<"cut"> = {
  cut(value, most) {
    if (typeof value !== "string") return invalid;
    // No character has more than two units, so that a short text is not taken apart.
    const characters = value.length > most ? [...value] : [];
    return characters.length > most ? `${characters.slice(0, most).join("")}…` : value;
  },
};

/** `is`: whether the value is one of these, or, with `given`, no blank text and no empty list. */
export const isStep: Step<"is"> = {
  is(value, wanted) {
    if (wanted !== "given") return wanted.some((each) => each === value);
    if (Array.isArray(value)) return value.length > 0;
    return typeof value !== "string" || value.trim() !== "";
  },
};

/** `map`: what stands for the value in a table; absent where the table does not have it. */
export const mapStep: Step<"map"> = {
  map(value, table) {
    if (typeof value === "object") return invalid;
    return Object.hasOwn(table, String(value)) ? structuredClone(table[String(value)]) : undefined;
  },
};

/** `closed`: only the values that the provider lists. */
export const closedStep: Step<"closed"> = {
  closed: (value, values) => (values.some((each) => each === value) ? value : invalid),
};
