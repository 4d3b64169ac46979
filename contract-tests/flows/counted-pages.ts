import { baseOf } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import { rootOf, valueAt } from "../oracle/reply-path.ts";
import { startOf } from "../cases/replies/start.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { CountedContract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import type { Inputs } from "../oracle/values.ts";
import { changedReply } from "./changed-reply.ts";
import { differing } from "./differing-items.ts";

/** Items on a page, where callers can say how many: no other number of the flows is the same. */
const FULL = 3;

/** Pages that follow each other, and how they are to be called. */
export interface CountedPages {
  readonly title: string;
  readonly replies: readonly Reply[];
  /** Where it is no output. */
  readonly outcome?: Outcome;
  /** Whether the caller asks for the second page, and gets no other. */
  readonly fromSecond?: true;
}

/** What counted pages are made of. */
export interface CountedStart {
  readonly inputs: Inputs;
  /** What the page of this index is asked for by. */
  readonly numberOf: (index: number) => Value;
  readonly pages: readonly CountedPages[];
}

/** Every way in which counted pages come to an end, and one in which they do not. */
export function countedPages(
  operation: OperationContract,
  page: PageContract,
  counted: CountedContract,
): CountedStart | { readonly reason: string } {
  const start = startOfPages(operation, page);
  if ("reason" in start) return start;
  const size = sizeOf(operation, counted);
  const inputs = counted.size === null ? start.inputs : { ...start.inputs, [counted.size]: size };
  const { first, by } = counted;
  const said = countsOf(page, counted, size);
  const made = (numbers: readonly number[], values: Values = {}) => {
    const items = numbers.map((number) => differing(start.item, number));
    const changes = said.map(({ path, open }) => ({
      path,
      value: held(path, values[path] ?? open),
    }));
    return changedReply(start.reply, [{ path: page.items, value: items }, ...changes]);
  };
  const full = (index: number, values?: Values) =>
    made(
      Array.from({ length: size }, (_, at) => index * size + at),
      values,
    );
  const pages: readonly CountedPages[] = [
    { title: "to an empty page", replies: [full(0), made([])] },
    ...said.map(({ path, ends }) => ({
      title: `to the last of ${path}`,
      replies: ends.map((value, index) => full(index, { [path]: value })),
    })),
    ...(said.length === 0 && counted.size !== null
      ? [{ title: "to a page that is not full", replies: [full(0), made([size])] }]
      : []),
    ...(counted.total === null || counted.size === null
      ? []
      : [
          {
            title: "from the second, which is the last",
            replies: [full(1, { [counted.total]: 2 * size })],
            fromSecond: true as const,
          },
        ]),
    {
      title: "to a page that comes again",
      replies: [full(0), full(0)],
      outcome: { kind: "error", error: { code: "invalid_reply" } },
    },
  ];
  return {
    inputs,
    numberOf: (index) => first + (by === "page" ? index : index * size),
    pages: isTellable(start.item) ? pages : pages.slice(0, -1),
  };
}

type Values = Readonly<Record<string, Value>>;

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
  { more }: PageContract,
  { pages, total }: CountedContract,
  size: number,
): readonly Count[] {
  return [
    ...(pages === null ? [] : [{ path: pages, open: 9, ends: [2, 2] } as const]),
    ...(total === null
      ? []
      : [{ path: total, open: 99 * size, ends: [3 * size, 2 * size] } as const]),
    ...(more === null ? [] : [{ path: more, open: true, ends: [true, false] } as const]),
  ];
}

function held(path: string, value: Value): Value {
  return rootOf(path) === "headers" ? String(value) : value;
}

function isTellable(item: Value): boolean {
  return JSON.stringify(differing(item, 0)) !== JSON.stringify(differing(item, 1));
}

/** As few items as callers may ask for, but at least two. */
function sizeOf(operation: OperationContract, { size }: CountedContract): number {
  if (size === null) return FULL;
  const { minimum = FULL, enum: allowed } = parameterOf(operation, size).limits;
  const [listed] = allowed ?? [];
  return typeof listed === "number" ? listed : Math.max(FULL, minimum);
}

/** Inputs, a reply with items and one of them: of an example, else of what the schema describes. */
function startOfPages(
  operation: OperationContract,
  page: PageContract,
): { readonly inputs: Inputs; readonly reply: Reply; readonly item: Value } | { reason: string } {
  const wanted = "give an example of a page with items";
  if (operation.hooks.reply) return { reason: wanted };
  for (const example of operation.examples) {
    const reply = exampleReply(operation, example);
    const item = itemOf(reply, page);
    if (example.output === undefined || reply.status >= 300 || item === undefined) continue;
    const { [page.send]: _, ...inputs } = exampleInputs(operation, example);
    return { inputs, reply, item };
  }
  const base = baseOf(operation);
  if ("reason" in base) return base;
  const [made] = startOf(operation).successes;
  const reply: Reply | undefined = made && { ...made, example: null, declared: false };
  const item = reply && itemOf(reply, page);
  const isAnswer = reply && expectedOutcome(operation, base.inputs, reply).kind === "output";
  return reply && item !== undefined && isAnswer
    ? { inputs: base.inputs, reply, item }
    : { reason: wanted };
}

function itemOf(reply: Reply, { items }: PageContract): Value | undefined {
  const found = valueAt(reply, items);
  return Array.isArray(found) ? found[0] : undefined;
}
