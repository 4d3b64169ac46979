import { secretIn } from "./scan.ts";
import { type Scrubber, scrubber } from "./scrub.ts";
import { type Secret, SHORTEST } from "../contract/secrets.ts";

/** A scrubber for what people are told: of a text in which a secret stands all the same nothing is left. */
export function toldScrubber(secrets: readonly Secret[]): Scrubber {
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
