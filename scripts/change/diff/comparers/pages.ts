import { isDeepStrictEqual } from "node:util";
import { namesIn } from "../../../language/ir/call.ts";
import type { Call, CollectedPages, CountedPages, Job, Page } from "../../../language/ir/types.ts";
import { code } from "../row/told.ts";
import { finding, type Place, plain, telling } from "../row/row.ts";
import { acts, may, sends } from "../row/variance.ts";
import { set } from "./plain.ts";

// Pages, and jobs that are polled.

/** Where the items lie is told of the output that gives them, and so is its new name. */
export const pagedOutput = finding(function* (from: string, to: string, place: Place<Page>) {
  if (place.scope.outputs.get(from) !== to) yield* plain.find(from, to, place);
});

/** A cursor in place of a number, or the other way round, is another way of counting. */
export const cursor = finding(function* (
  from: string | null,
  to: string | null,
  place: Place<Page>,
) {
  if (!place.base.counted === !place.head.counted) yield* plain.find(from, to, place);
});

/** How pages are counted. What a size counts as where no input says it is what an equal call does. */
export const counted = telling(
  { usual: { by: acts, noun: "the size of a page without the input that says it" } },
  function* (base: CountedPages | undefined, head: CountedPages | undefined, place: Place<Page>) {
    const [from, to] = [base?.usual, head?.usual];
    const gaps = {
      from: code(countingOf(base, place.base)),
      to: code(countingOf(head, place.head)),
    };
    if (gaps.from !== gaps.to) yield { is: "other", end: "changed", gaps };
    else if (from !== to) yield { is: "other", way: "usual", from, to };
  },
);

/** As manifests say it, without what a size counts as. */
function countingOf(pages: CountedPages | undefined, { next }: Page): string {
  if (!pages) return `next: ${next}`;
  const { usual: _, ...words } = pages;
  const said = Object.entries(words).filter(([, value]) => value !== null);
  return said.map(([word, value]) => `${word}: ${value}`).join(", ");
}

/** The parameter that requests the next page, as manifests say it. */
export const pageSending = finding(function* (from: Page["send"], to: Page["send"]) {
  const text = (send: Page["send"]) => (send.kind === "url" ? "url" : send.name);
  if (!isDeepStrictEqual(from, to)) yield { is: "other", from: text(from), to: text(to) };
});

/** How many items of all pages a call gives. */
export const collected = telling(
  {
    all: {
      say: {
        more: "A call gives the items of all pages: {to}.",
        less: "A call gives the items of one page in place of {from}.",
        other: "The items that a call gives of all pages changed from {from} to {to}.",
      },
    },
    most: { by: may, noun: "the most items that a call gives of all pages" },
    usual: { noun: "the number of items that a call gives without the input that says it" },
  },
  function* (base: CollectedPages | undefined, head: CollectedPages | undefined) {
    const gaps = { from: collectText(base), to: collectText(head) };
    if (!base || !head || base.limit !== head.limit || head.max < base.max)
      yield { is: !base ? "more" : !head ? "less" : "other", way: "all", gaps };
    else if (head.max > base.max) yield { is: "more", way: "most", from: base.max, to: head.max };
    else if (base.usual !== head.usual)
      yield { is: "other", way: "usual", from: base.usual, to: head.usual };
  },
);

function collectText(pages: CollectedPages | undefined): string {
  if (!pages) return "";
  const { limit, max } = pages;
  return code(limit === null ? `collect: ${max}` : `collect: ${max}, limit: ${limit}`);
}

/** The inputs of a poll, by the outputs that they are. */
export const polledWith = finding(function* (_: unknown, __: unknown, place: Place<Call>) {
  yield* plain.find(namesIn(place.base), namesIn(place.head), place);
});

/** Another operation gives another result; other inputs of it are sent otherwise. */
export const jobResult = telling(
  { inputs: { by: sends, noun: "the inputs of the operation that gives the result of {it}" } },
  function* (from: Job["result"], to: Job["result"], place: Place<Job>) {
    if (from?.call !== to?.call) yield* plain.find(from?.call, to?.call, place);
    else if (from && to && !isDeepStrictEqual(from.with, to.with))
      yield { is: "other", way: "inputs", from: namesIn(from), to: namesIn(to) };
  },
);

/** Operations that start a job are told of it. */
export const starts = finding(function* (
  from: readonly string[],
  to: readonly string[],
  place: Place,
) {
  for (const found of set.find(from, to, place))
    yield { ...found, operation: String(found.to ?? found.from) };
});
