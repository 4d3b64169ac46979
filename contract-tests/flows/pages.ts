import type { Outcome, WireRequest } from "../contract/case.ts";
import type { Contract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { collectedOutcome, itemsOf } from "../oracle/pages.ts";
import type { Inputs } from "../oracle/values.ts";
import { queryOf } from "../run/query.ts";
import { collectedPages } from "./collected-pages.ts";
import { countedPages } from "./counted-pages.ts";
import { type Flow, isAsked } from "../contract/flow.ts";
import { flowOf, type FlowsOrGap, type Pages, type PageStart, surrounded } from "./flow.ts";
import { followedPages } from "./followed-pages.ts";

/** Pages that follow each other to the last one, in each way in which they are called and come to an end. */
export async function pageFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<FlowsOrGap> {
  const { page } = operation;
  if (!page) return [];
  const start = page.counted
    ? countedPages(operation, page, page.counted)
    : await followedPages(contract, operation, page);
  if ("reason" in start) return start;
  const collected = collectedPages(operation, page, start.pages[0]?.replies);
  const made = (call: Flow["call"], all: readonly Pages[]) =>
    all.map((each) => pagedFlow({ contract, operation, page, start }, call, each));
  return await Promise.all([
    ...made("pages", start.pages),
    ...made("items", start.pages.slice(0, 1)),
    ...made("collect", collected),
  ]);
}

interface Paging {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly page: PageContract;
  readonly start: PageStart;
}

async function pagedFlow(paging: Paging, call: Flow["call"], pages: Pages): Promise<Flow> {
  const { contract, operation, page, start } = paging;
  const { title, replies, given, isStopped, maxItems } = pages;
  const inputs = { ...start.inputs, ...given };
  const exchanges = replies.map(async (reply, index) => {
    const before = replies[index - 1];
    const id = page.call ?? operation.id;
    if (!before)
      return {
        operation: operation.id,
        request: await hookedRequest(contract, operation, inputs),
        reply,
      };
    const next = await start.next(before, index, inputs);
    // An address that the provider gives is in no document, and another operation has other examples.
    const isDescribed = page.send !== "url" && page.call === null;
    const declared = isDescribed && reply.declared;
    return {
      operation: id,
      request: await nextRequest(paging, inputs, next),
      reply: { ...reply, declared },
    };
  });
  const steps = await surrounded(contract, inputs, await Promise.all(exchanges));
  // What is asked for before a call may decide its address, so that it comes before the refusal, too.
  const asked = isStopped
    ? steps.slice(
        0,
        steps.findIndex((step) => !isAsked(step)),
      )
    : [];
  return flowOf(
    { operation, inputs },
    {
      title: `${call} ${title}`,
      call,
      keyword: `operations.${operation.id}.page`,
      steps: [...steps, ...asked],
      outcome: pages.outcome ?? (await outcomeOf(operation, inputs, call, pages)),
      ...(maxItems !== undefined && { context: { maxItems } }),
    },
  );
}

async function outcomeOf(
  operation: OperationContract,
  inputs: Inputs,
  call: Flow["call"],
  { replies, most = Infinity }: Pages,
): Promise<Outcome> {
  const outcomes = await Promise.all(
    replies.map((reply) => hookedOutcome(operation, inputs, reply)),
  );
  if (call === "collect") return collectedOutcome(operation, outcomes, most);
  const outputs = outcomes.map((outcome) => {
    if (outcome.kind === "error") throw new Error(`${operation.id}: a page that is an error`);
    return outcome.output;
  });
  if (call === "pages") return { kind: "output", output: outputs };
  const items = await Promise.all(replies.map((reply) => itemsOf(operation, inputs, reply)));
  return { kind: "output", output: items.flat() };
}

async function nextRequest(
  { contract, operation, page }: Paging,
  inputs: Inputs,
  next: Value | null,
): Promise<WireRequest> {
  if (page.call !== null) {
    const other = operationOf(contract, page.call);
    const taken = [...other.parameters, ...other.credentials].map(({ name }) => name);
    const known = Object.entries(inputs).filter(([name]) => taken.includes(name));
    return hookedRequest(contract, other, { ...Object.fromEntries(known), [page.send]: next });
  }
  if (page.send !== "url")
    return hookedRequest(contract, operation, { ...inputs, [page.send]: next });
  const request = await hookedRequest(contract, operation, inputs);
  const { origin, pathname, search } = new URL(String(next), request.origin);
  return { ...request, origin, path: pathname, query: queryOf(search) };
}
