import { changedReply } from "../cases/change.ts";
import { keeping } from "../cases/condition-parts.ts";
import { fullPage, goingOn, isTellable, itemsLike } from "../cases/replies/pages.ts";
import type { CountedContract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { rootOf } from "../oracle/reply-path.ts";
import type { Pages, PageStart } from "./flow.ts";

/** Items on a page, where callers can say how many: no other number of the flows is the same. */
const FULL = 3;

/** Every way in which counted pages come to an end, and one in which they do not. */
export function countedPages(
  operation: OperationContract,
  page: PageContract,
  counted: CountedContract,
): PageStart | { readonly reason: string } {
  const start = fullPage(operation, page);
  if ("reason" in start) return start;
  const { reply, item } = start;
  const { first, by, total } = counted;
  const size = sizeOf(operation, counted);
  const said = countsOf(page, counted, size);
  /** A page with items from a number on, which says of each count what is given, or that more follow. */
  const made = (from: number, count: number, told: Readonly<Record<string, Value>> = {}) => {
    const changes = said.map(({ path, open }) => {
      const value = told[path] ?? open;
      return { path, value: rootOf(path) === "headers" ? String(value) : value };
    });
    return changedReply(reply, [
      { path: page.items, value: itemsLike(item, from, count) },
      ...changes,
    ]);
  };
  const full = (index: number, told?: Readonly<Record<string, Value>>) =>
    made(index * size, size, told);
  const numberOf = (index: number) => first + (by === "page" ? index : index * size);
  const outcome = { kind: "error", error: { code: "invalid_reply" } } as const;
  const pages: readonly (Pages | false)[] = [
    { title: "to an empty page", replies: [full(0), made(0, 0)] },
    ...said.map(({ path, ends }) => ({
      title: `to the last of ${path}`,
      replies: ends.map((value, index) => full(index, { [path]: value })),
    })),
    said.length === 0 &&
      counted.size !== null && {
        title: "to a page that is not full",
        replies: [full(0), made(size, 1)],
      },
    total !== null &&
      counted.size !== null && {
        title: "from the second, which is the last",
        replies: [full(1, { [total]: 2 * size })],
        given: { [page.send]: numberOf(1) },
      },
    isTellable(item) && {
      title: "to a page that comes again",
      replies: [full(0), full(0)],
      outcome,
    },
  ];
  return {
    inputs: { ...start.inputs, ...(counted.size !== null && { [counted.size]: size }) },
    next: async (_, index) => numberOf(index),
    pages: pages.filter((each) => each !== false),
  };
}

/** Something in a reply that says how many there are. */
interface Count {
  readonly path: string;
  /** Where more pages follow. */
  readonly open: Value;
  /** Of two full pages, the second of which is the last. */
  readonly ends: readonly [Value, Value];
}

/** A total may shrink while it is read. */
function countsOf(
  page: PageContract,
  { pages, total }: CountedContract,
  size: number,
): readonly Count[] {
  const all = [
    { path: pages, open: 9, ends: [2, 2] },
    { path: total, open: 99 * size, ends: [3 * size, 2 * size] },
  ] as const;
  const open = goingOn(page)[0]?.value ?? null;
  const said = keeping(page.end ?? []).map(
    ({ path, value = null }): Count => ({
      path,
      open,
      ends: [open, value],
    }),
  );
  return [
    ...all.flatMap(({ path, ...values }) => (path === null ? [] : [{ path, ...values }])),
    ...said,
  ];
}

/** As few items as callers may ask for, but at least two. */
function sizeOf(operation: OperationContract, { size }: CountedContract): number {
  if (size === null) return FULL;
  const { minimum = FULL, enum: allowed } = parameterOf(operation, size).limits;
  const [listed] = allowed ?? [];
  return typeof listed === "number" ? listed : Math.max(FULL, minimum);
}
