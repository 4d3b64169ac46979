import { changedReply } from "../cases/change.ts";
import { itemsIn, itemsLike } from "../cases/replies/pages.ts";
import type { Reply } from "../contract/case.ts";
import type { OperationContract, PageContract } from "../contract/types.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { type Pages, plainReply } from "./flow.ts";

/** Items of a page, where it does not matter how many there are. */
const FULL = 3;

/** Calls that give the items of several pages: to the last, to each limit, and to one that fails. */
export function collectedPages(
  operation: OperationContract,
  page: PageContract,
  [first, last]: readonly Reply[] = [],
): readonly Pages[] {
  const { collect } = page;
  if (!collect || !first || !last) return [];
  const items = itemsIn(first, page);
  const [item] = items;
  if (item === undefined) return [];
  const { limit, usual, max } = collect;
  const cap = usual ?? max;
  const filled = (reply: Reply, from: number, count: number) =>
    changedReply(reply, [{ path: page.items, value: itemsLike(item, from, count) }]);
  const beyond = (most: number) => ({ replies: [filled(first, 0, most + 1)], most });
  // Of pages that are counted, one that is not full may be the last.
  const size = page.counted ? items.length : FULL;
  const isWithin = limit !== null && isAllowed(operation, limit, size + 1);
  return [
    ...(items.length < cap
      ? [
          { title: "to the last", replies: [first, last], most: cap },
          { title: "to one that fails", replies: [first, plainReply(500)], most: cap },
        ]
      : []),
    { title: `to ${cap} items`, ...beyond(cap) },
    // The smaller one holds, whichever it is.
    ...[1, cap + 1].map((maxItems) => ({
      title: `to ${Math.min(cap, maxItems)} of ${Math.max(cap, maxItems)}, of which the host takes ${maxItems}`,
      ...beyond(cap),
      most: Math.min(cap, maxItems),
      maxItems,
    })),
    ...(limit === null ? [] : aboveLimits(operation, limit, max)).map(({ asked, most }) => ({
      title: `to ${most}, asked for ${asked}`,
      given: { [limit ?? ""]: asked },
      ...beyond(asked),
      most,
    })),
    ...(isWithin
      ? [
          {
            title: "to a limit within the second",
            given: { [limit]: size + 1 },
            replies: [filled(first, 0, size), filled(last, size, size)],
            most: size + 1,
          },
        ]
      : []),
  ];
}

/** Limits that one page has more than: the smallest, and one above what a call gives. */
function aboveLimits(operation: OperationContract, limit: string, max: number) {
  const { minimum = 1 } = parameterOf(operation, limit).limits;
  const above = isAllowed(operation, limit, max + 1) ? [{ asked: max + 1, most: max }] : [];
  return [{ asked: minimum, most: minimum }, ...above];
}

function isAllowed(operation: OperationContract, limit: string, count: number): boolean {
  const { minimum = 1, maximum = Infinity } = parameterOf(operation, limit).limits;
  return count >= minimum && count <= maximum;
}
