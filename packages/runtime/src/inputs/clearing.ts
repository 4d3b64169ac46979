import type { Input, Json } from "../definition.ts";
import type { Keywords } from "../keywords.ts";

/** Inputs that are cleared: null, or blank text, which is sent as empty text, where they say so. */
export const clearing = {
  clears(given: unknown, { blank, nulls }: Input): Json | undefined {
    if (given === null) return nulls ? null : undefined;
    return blank && typeof given === "string" ? "" : undefined;
  },
} satisfies Keywords;
