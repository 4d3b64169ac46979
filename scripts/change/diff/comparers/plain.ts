import { isDeepStrictEqual } from "node:util";
import { type Comparer, type Found, finding, type Place, plain } from "../row/row.ts";
import type { Relation } from "../row/variance.ts";

// Comparers that know nothing of what they compare.

/** What has an order is never another. */
export const ORDERED: readonly Relation[] = ["more", "less"];

/** A larger number is more; none is the largest. */
export const number = finding(function* (base: number | undefined, head: number | undefined) {
  if (base === head) return;
  yield { is: (head ?? Infinity) > (base ?? Infinity) ? "more" : "less", from: base, to: head };
}, ORDERED);

/** True is more. */
export const truth = finding(function* (base: boolean | undefined, head: boolean | undefined) {
  if (Boolean(base) !== Boolean(head)) yield { is: head ? "more" : "less" };
}, ORDERED);

/** A place in a row of words, from least to most. */
export function scale(...words: readonly string[]): Comparer<string, unknown> {
  return finding(function* (from: string, to: string) {
    if (from === to) return;
    const isMore = words.indexOf(to) > words.indexOf(from);
    yield { is: isMore ? "more" : "less", from, to, end: isMore ? "raised" : "lowered" };
  }, ORDERED);
}

/** Items come and go one by one. */
export const set = finding(function* (
  base: readonly unknown[] | undefined,
  head: readonly unknown[] | undefined,
) {
  yield* comeAndGo(base ?? [], head ?? []);
}, ORDERED);

/** Items come and go one by one, and their order counts. */
export const sequence = finding(function* (base: readonly unknown[], head: readonly unknown[]) {
  const found = [...comeAndGo(base, head)];
  yield* found;
  if (found.length === 0 && !isDeepStrictEqual(base, head)) yield { is: "other", end: "reordered" };
});

function* comeAndGo(base: readonly unknown[], head: readonly unknown[]): Iterable<Found<never>> {
  const has = (list: readonly unknown[], item: unknown) =>
    list.some((each) => isDeepStrictEqual(each, item));
  for (const from of base) if (!has(head, from)) yield { is: "less", from };
  for (const to of head) if (!has(base, to)) yield { is: "more", to };
}

export const unordered = finding(function* (
  from: readonly string[] | undefined,
  to: readonly string[] | undefined,
  place: Place,
) {
  const sorted = (list: readonly string[] | undefined) => [...new Set(list)].toSorted();
  if (!isDeepStrictEqual(sorted(from), sorted(to))) yield* plain.find(from, to, place);
});

/** Headers have no case. */
export const header = finding(function* (
  from: string | undefined,
  to: string | undefined,
  place: Place,
) {
  if (from?.toLowerCase() !== to?.toLowerCase()) yield* plain.find(from, to, place);
});

export const duration = finding(function* (from: number, to: number) {
  if (from === to) return;
  const values = { from: durationText(from), to: durationText(to) };
  yield to > from
    ? { is: "more", end: "raised", ...values }
    : { is: "less", end: "lowered", ...values };
}, ORDERED);

/** Milliseconds as manifests say them: 90000 -> `90s`. */
function durationText(milliseconds: number): string {
  if (milliseconds === 0 || milliseconds % 1_000 > 0) return `${milliseconds}ms`;
  if (milliseconds % 60_000 > 0) return `${milliseconds / 1_000}s`;
  return milliseconds % 3_600_000 > 0
    ? `${milliseconds / 60_000}m`
    : `${milliseconds / 3_600_000}h`;
}

/** A picture or an object is not shown in a sentence. */
export const unseen = finding(
  function* (from: unknown, to: unknown) {
    if (!isDeepStrictEqual(from, to)) yield { is: "other" };
  },
  ["other"],
);
