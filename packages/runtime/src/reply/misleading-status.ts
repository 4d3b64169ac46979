import { about, holds } from "../conditions.ts";
import type { Keywords } from "../keywords.ts";

/** Replies that are errors despite their status, or whose status misleads. */
export const errorConditions = {
  errorCode({ errors }, roots) {
    const asked = about(roots);
    return errors.when?.find((each) => holds(each.if, asked))?.code;
  },
} satisfies Keywords;

/** Error statuses that are valid answers, such as a 404 for "nothing found". */
export const acceptedErrors = {
  accept({ accept }, roots) {
    const accepted = accept?.[roots.status];
    const isAccepted = accepted && holds(accepted.if ?? {}, about(roots));
    return isAccepted ? (accepted.output ?? {}) : undefined;
  },
} satisfies Keywords;
