import { about, holds } from "../conditions.ts";
import type { Keywords } from "../keywords.ts";
import { fromEnd, linksIn } from "../steps/paths.ts";
import { select } from "../outputs/path.ts";
import type { NextPage } from "./turn.ts";

/** Implements a `next` in the Link header: `links.next.url`. */
export const linkedPages: { readonly nextPage: NextPage } = {
  nextPage: ({ next = "" }, { roots }) =>
    select(next, { links: linksIn(roots.headers.get("link") ?? "") }),
};

/** Implements a `next` that counts from the end of a list: `body.data[-1].id`. */
export const lastItemPages: { readonly nextPage: NextPage } = {
  nextPage: ({ next = "" }, { roots }) => fromEnd(next, roots),
};

/** Implements `until`. */
export const endingPages = {
  isLastPage: ({ until }, roots) => until !== undefined && holds(until, about(roots)) === true,
} satisfies Keywords;
