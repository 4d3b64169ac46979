import { baseOf } from "../base.ts";
import { exampleReply } from "../example-reply.ts";
import { exampleInputs } from "../examples.ts";
import type { Reply } from "../../contract/case.ts";
import { alternativesOf } from "../../contract/condition.ts";
import type { Contract, OperationContract, PageContract, Value } from "../../contract/types.ts";
import { operationOf } from "../../oracle/asked.ts";
import { parameterOf } from "../../oracle/input-conditions.ts";
import { expectedOutcome } from "../../oracle/outcome.ts";
import { nextOf } from "../../oracle/pages.ts";
import { isMap } from "../../oracle/path.ts";
import { valueAt } from "../../oracle/reply-path.ts";
import { expectedRequest } from "../../oracle/request.ts";
import type { Inputs } from "../../oracle/values.ts";
import { sampleOf } from "../../values/candidates.ts";
import { type Change, changedReply } from "../change.ts";
import { breaking, keeping } from "../condition-parts.ts";
import { startOf } from "./start.ts";

type Reason = { readonly reason: string };

interface TwoPages {
  readonly inputs: Inputs;
  readonly first: Reply;
  readonly last: Reply;
}

/** A page and the last one: of examples, else of what the schema describes. */
export async function twoPages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): Promise<TwoPages | Reason> {
  const shown = await shownPages(operation);
  const first = shown.find(({ next }) => next !== null);
  const last = shown.find(({ next }) => next === null);
  return first && last
    ? { inputs: first.inputs, first: first.reply, last: last.reply }
    : madePages(contract, operation, page);
}

/** The pages that examples show, each with what it says of the next one; null after the last. */
export async function shownPages(operation: OperationContract) {
  const successes = operation.examples.filter(
    ({ output, reply }) => output !== undefined && reply.status < 300,
  );
  return await Promise.all(
    successes.map(async (example) => {
      const inputs = exampleInputs(operation, example);
      const reply = exampleReply(operation, example);
      return { inputs, reply, next: await nextOf(operation, inputs, reply) };
    }),
  );
}

/** Two pages of what the schema describes. */
function madePages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): TwoPages | Reason {
  const wanted = "give examples of a page before the last, and of the last";
  const base = baseOf(operation);
  if ("reason" in base) return base;
  const { inputs } = base;
  const start = startOf(operation);
  const [made] = start.successes;
  const next = nextPage(contract, operation, page, inputs);
  if (!made || next === undefined || operation.hooks.reply) {
    return { reason: [...start.reasons, wanted].join("; ") };
  }
  const whole: Reply = { ...made, example: null, declared: false };
  const first = changedReply(linkedReply(whole, page, next), goingOn(page));
  const last = changedReply(linkedReply(whole, page, null), keeping(page.end ?? []));
  const isAnswer = [first, last].every(
    (reply) => expectedOutcome(operation, inputs, reply).kind === "output",
  );
  return isAnswer ? { inputs, first, last } : { reason: wanted };
}

/** What says that a page is not the last. */
export function goingOn({ end }: PageContract): readonly Change[] {
  return alternativesOf(end ?? []).flatMap((tests) => breaking(tests).slice(0, 1));
}

/** An address beside the operation's own, or a cursor that its parameter takes. */
function nextPage(
  contract: Contract,
  operation: OperationContract,
  { send, call: other }: PageContract,
  inputs: Inputs,
): Value | undefined {
  if (send === "url") {
    const { origin, path } = expectedRequest(contract, operation, inputs).request;
    return `${origin}${path}?page=2`;
  }
  const taking = other === null ? operation : operationOf(contract, other);
  return sampleOf(parameterOf(taking, send)) as Value | undefined; // samples of cursors are scalars
}

/** Inputs, a reply with items and one of them: of an example, else of what the schema describes. */
export function fullPage(
  operation: OperationContract,
  page: PageContract,
): { readonly inputs: Inputs; readonly reply: Reply; readonly item: Value } | { reason: string } {
  const wanted = "give an example of a page with items";
  if (operation.hooks.reply) return { reason: wanted };
  for (const example of operation.examples) {
    const reply = exampleReply(operation, example);
    const item = itemsIn(reply, page)[0];
    if (example.output === undefined || reply.status >= 300 || item === undefined) continue;
    const { [page.send]: _, ...inputs } = exampleInputs(operation, example);
    return { inputs, reply, item };
  }
  const base = baseOf(operation);
  if ("reason" in base) return base;
  const [made] = startOf(operation).successes;
  const reply: Reply | undefined = made && { ...made, example: null, declared: false };
  const item = reply && itemsIn(reply, page)[0];
  const isAnswer = reply && expectedOutcome(operation, base.inputs, reply).kind === "output";
  return reply && item !== undefined && isAnswer
    ? { inputs: base.inputs, reply, item }
    : { reason: wanted };
}

/** A reply that says where the next page is; null: nowhere. */
export function linkedReply(
  reply: Reply,
  { next, end, items }: PageContract,
  value: Value | null,
): Reply {
  const [, rel] = /^links\.(.*)\.url$/.exec(next ?? "") ?? [];
  if (rel !== undefined) {
    const link = value === null ? undefined : `<${String(value)}>; rel="${rel}"`;
    return changedReply(reply, [{ path: "headers.link", value: link }]);
  }
  const [, list = "", member = ""] = /^(.*)\[-1\](.*)$/.exec(next ?? "") ?? [];
  if (list === "") return changedReply(reply, next === null ? [] : [{ path: next, value }]);
  // The last item is there on the last page as well, where a flag says that it is the last.
  if (value === null)
    return end === null ? changedReply(reply, [{ path: items, value: [] }]) : reply;
  const last = [valueAt(reply, list) ?? []].flat().length - 1;
  return changedReply(reply, [{ path: `${list}[${Math.max(0, last)}]${member}`, value }]);
}

/** The items of a page. */
export function itemsIn(reply: Reply, { items }: PageContract): readonly Value[] {
  const found = valueAt(reply, items);
  return Array.isArray(found) ? found : [];
}

/** Items like one, of which no two are alike: so many, from a number on. */
export function itemsLike(item: Value, from: number, count: number): readonly Value[] {
  return Array.from({ length: count }, (_, at) => differing(item, from + at));
}

/** Whether items like one can be told apart. */
export function isTellable(item: Value): boolean {
  const [one, other] = itemsLike(item, 0, 2).map((each) => JSON.stringify(each));
  return one !== other;
}

/** An item that no other one of these numbers is like; true, false and null stay as they are. */
function differing(item: Value, number: number): Value {
  if (typeof item === "string") return `${item}${number}`;
  if (typeof item === "number") return item + number;
  if (Array.isArray(item)) return [...item, number];
  return isMap(item) ? { ...item, differs: number } : item;
}
