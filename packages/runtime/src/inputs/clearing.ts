import type { Keywords } from "../keywords.ts";
import { isAbsent } from "./check.ts";

/** Inputs that are cleared: null, or blank text, which is sent as empty text, where they say so. */
export const clearing = {
  clear(values, name, given, { blank, nulls }) {
    const isNull = given === null;
    if (!isAbsent(given) || given === undefined || !(isNull ? nulls : blank)) return false;
    values[name] = isNull ? null : "";
    return true;
  },
} satisfies Keywords;
