import type { Secret } from "blockwright/suite";
import { SHORTEST } from "./secret.ts";
import { secretIn } from "./scan.ts";
import { type Scrubber, scrubber } from "./scrub.ts";

/** A scrubber for reports: a text that still contains a secret is replaced as a whole. */
export function reportScrubber(secrets: readonly Secret[]): Scrubber {
  const scrub = scrubber(secrets);
  // Shorter ones would be found in any text.
  const findable = secrets.filter(({ text }) => text.length >= SHORTEST);
  return {
    ...scrub,
    text(given) {
      const text = scrub.text(given);
      const found = secretIn(text, findable);
      return found ? `${found.input} occurs in this message, encoded` : text;
    },
  };
}
