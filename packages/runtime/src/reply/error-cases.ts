import type { ErrorCondition } from "../definition.ts";
import type { Keywords } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";
import { select } from "../outputs/path.ts";
import { holds as allHolds, matchHolds } from "./misleading-status.ts";

/** Replies that are errors despite their status, by any item of a list or for want of a word of success. */
export const errorCases = {
  errorCode: ({ errors }, roots) => errors.when?.find((each) => holds(each, roots))?.code,
} satisfies Keywords;

function holds({ any, unless, match = {}, ...rest }: ErrorCondition, roots: Roots): boolean {
  // What an error status means is not told by a word of success.
  if (unless && roots.status >= 400) return false;
  const isSuccess = Object.entries(unless ?? {}).every(([path, values]) =>
    values.some((value) => matchHolds({ [path]: value }, roots)),
  );
  if (unless && isSuccess) return false;
  const items: unknown = any === undefined ? [undefined] : select(any, roots);
  return (
    Array.isArray(items) &&
    items.some((item: unknown) => {
      const within = { ...roots, item };
      const isMatch = Object.entries(match).every(([path, written]) =>
        (any !== undefined && Array.isArray(written) ? written : [written]).some((value) =>
          matchHolds({ [path]: value }, within),
        ),
      );
      return isMatch && allHolds(rest, within);
    })
  );
}
