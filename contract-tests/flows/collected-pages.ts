import { valueAt } from "../oracle/reply-path.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { CollectContract } from "../contract/page-types.ts";
import type { OperationContract, PageContract, Value } from "../contract/types.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { isMap } from "../oracle/path.ts";
import type { Inputs } from "../oracle/values.ts";
import { changedReply } from "./changed-reply.ts";
import { differing } from "./differing-items.ts";

/** A call that gives the items of several pages. */
export interface CollectedCall {
  readonly title: string;
  /** What is given beside the inputs of all calls. */
  readonly given: Inputs;
  readonly replies: readonly Reply[];
  /** The most items that come of it. */
  readonly most: number;
  /** The most that the host takes. */
  readonly maxItems?: number;
}

/** Pages to the last, to each limit, and to one that fails; `first` is followed by `last`. */
export function collectedCalls(
  operation: OperationContract,
  page: PageContract,
  collect: CollectContract,
  [first, last]: readonly [Reply, Reply],
): readonly CollectedCall[] {
  const items = itemsOf(first, page);
  const [item] = items;
  if (item === undefined) return [];
  const { limit, usual, max } = collect;
  const filled = (reply: Reply, from: number, count: number) =>
    changedReply(reply, [{ path: page.items, value: made(item, from, count) }]);
  const cap = usual ?? max;
  const failed: Reply = { status: 500, headers: {}, example: null, declared: false };
  // Of pages that are counted, one that is not full may be the last.
  const size = page.counted ? items.length : FULL;
  return [
    ...(items.length < cap
      ? [
          { title: "to the last", given: {}, replies: [first, last], most: cap },
          { title: "to one that fails", given: {}, replies: [first, failed], most: cap },
        ]
      : []),
    { title: `to ${cap} items`, given: {}, replies: [filled(first, 0, cap + 1)], most: cap },
    // The smaller one holds, whichever it is.
    ...[1, cap + 1].map((maxItems) => ({
      title: `to ${Math.min(cap, maxItems)} of ${Math.max(cap, maxItems)}, of which the host takes ${maxItems}`,
      given: {},
      replies: [filled(first, 0, cap + 1)],
      most: Math.min(cap, maxItems),
      maxItems,
    })),
    ...(limit === null ? [] : aboveLimits(operation, limit, max)).map(({ asked, most }) => ({
      title: `to ${most}, asked for ${asked}`,
      given: { [limit ?? ""]: asked },
      replies: [filled(first, 0, asked + 1)],
      most,
    })),
    ...(limit === null || !isAllowed(operation, limit, size + 1)
      ? []
      : [
          {
            title: "to a limit within the second",
            given: { [limit]: size + 1 },
            replies: [filled(first, 0, size), filled(last, size, size)],
            most: size + 1,
          },
        ]),
  ];
}

/** Items of a page, where it does not matter how many there are. */
const FULL = 3;

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

function made(item: Value, from: number, count: number): Value {
  return Array.from({ length: count }, (_, at) => differing(item, from + at));
}

function itemsOf(reply: Reply, { items }: PageContract): readonly Value[] {
  const found = valueAt(reply, items);
  return Array.isArray(found) ? found : [];
}

/** The outputs of the last page with the items of all; the error of a page is that of the call. */
export function collectedOutcome(
  operation: OperationContract,
  { items }: PageContract,
  pages: readonly Outcome[],
  most: number,
): Outcome {
  const name = listOf(operation, items).split(".");
  const all: Value[] = [];
  for (const page of pages) {
    if (page.kind === "error") return page;
    for (const item of [outputAt(page.output, name) ?? []].flat()) all.push(item);
  }
  const last = pages.at(-1);
  if (last?.kind !== "output" || all.length === 0) return last ?? { kind: "output", output: {} };
  return { ...last, output: withOutput(last.output, name, all.slice(0, most)) };
}

/** The output that has the items of a page. */
function listOf({ outputs }: OperationContract, items: string): string {
  const found = outputs.find(
    ({ source }) => source.kind === "path" && !source.take && source.paths.includes(items),
  );
  return found?.name ?? "";
}

function outputAt(value: Value, [name, ...rest]: readonly string[]): Value | undefined {
  if (name === undefined) return value;
  const inner = isMap(value) ? value[name] : undefined;
  return inner === undefined ? undefined : outputAt(inner, rest);
}

function withOutput(value: Value, [name, ...rest]: readonly string[], all: Value): Value {
  if (name === undefined) return all;
  const map = isMap(value) ? value : {};
  return { ...map, [name]: withOutput(map[name] ?? {}, rest, all) };
}
