import type { Keywords } from "../keywords.ts";

/** Texts that lose the white space around them and get one case. */
export const trimmedTexts = {
  "trim-lowercase": (given: unknown) =>
    typeof given === "string" ? given.trim().toLowerCase() : undefined,
  "trim-uppercase": (given: unknown) =>
    typeof given === "string" ? given.trim().toUpperCase() : undefined,
} satisfies Keywords;
