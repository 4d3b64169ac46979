import type { Outcome, Reply, WireRequest } from "../contract/case.ts";
import type {
  Contract,
  CountedContract,
  OperationContract,
  PageContract,
  Value,
} from "../contract/types.ts";
import { askedCalls, operationOf } from "../oracle/asked.ts";
import { followUpsOf, hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { select } from "../oracle/path.ts";
import type { Inputs } from "../oracle/values.ts";
import { queryOf } from "../run/query.ts";
import { changedReply, linkedReply } from "./changed-reply.ts";
import { collectedCalls, collectedOutcome } from "./collected-pages.ts";
import { countedPages } from "./counted-pages.ts";
import { bodyOf, followedPages, nextOf } from "./followed-pages.ts";
import type { Exchange, Flow, FlowsOrGap } from "./types.ts";

/** Pages that follow each other to the last one, and a page that is the last by its own word. */
export async function pageFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<FlowsOrGap> {
  const { page } = operation;
  if (!page) return [];
  if (page.counted) return await countedFlows(contract, operation, page, page.counted);
  const found = await followedPages(contract, operation, page);
  if ("reason" in found) return found;
  const { inputs, first, last } = found;
  const paging = { contract, operation, page, inputs };
  const flows = [
    await flowOf(paging, "pages", "to the last", [first, last]),
    await flowOf(paging, "items", "to the last", [first, last]),
    ...(await collectFlows(paging, [first, last])),
    ...(page.send === "url" ? await foreignPages(paging, first) : []),
  ];
  if (page.more === null) return flows;
  const ended = changedReply(first, [{ path: page.more, value: false }]);
  const isEnd = (await nextOf(operation, inputs, ended)) === null;
  const title = `until ${page.more} is false`;
  // A hook may make something else of it.
  return isEnd ? [...flows, await flowOf(paging, "pages", title, [ended])] : flows;
}

/** Pages that are asked for by their number. */
async function countedFlows(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
  counted: CountedContract,
): Promise<FlowsOrGap> {
  const found = countedPages(operation, page, counted);
  if ("reason" in found) return found;
  const { inputs, numberOf, pages } = found;
  const paging = { contract, operation, page, inputs };
  const next: NextOf = (_, __, ___, index) => numberOf(index);
  const second = { ...paging, inputs: { ...inputs, [page.send]: numberOf(1) } };
  const flows = pages.map(async ({ title, replies, outcome, fromSecond }) => {
    const flow = await flowOf(fromSecond ? second : paging, "pages", title, replies, next);
    return outcome ? { ...flow, outcome } : flow;
  });
  const [first] = pages;
  const items = first ? [flowOf(paging, "items", first.title, first.replies, next)] : [];
  const [one, last] = first?.replies ?? [];
  const collected = one && last ? await collectFlows(paging, [one, last], next) : [];
  return [...(await Promise.all([...flows, ...items])), ...collected];
}

/** Calls that give the items of several pages. */
async function collectFlows(
  paging: Paging,
  pages: readonly [Reply, Reply],
  next?: NextOf,
): Promise<readonly Flow[]> {
  const { operation, page, inputs } = paging;
  if (!page.collect) return [];
  const calls = collectedCalls(operation, page, page.collect, pages);
  const flows = calls.map(async ({ title, given, replies, most, maxItems }): Promise<Flow> => {
    const own = { ...paging, inputs: { ...inputs, ...given } };
    const outcomes = await Promise.all(
      replies.map((reply) => hookedOutcome(operation, own.inputs, reply)),
    );
    return {
      ...(await baseFlow(own, "collect", title, replies, next)),
      outcome: collectedOutcome(operation, page, outcomes, most),
      ...(maxItems !== undefined && { context: { maxItems } }),
    };
  });
  return await Promise.all(flows);
}

/** Pages that would be at another origin: the credential would go there as well. */
async function foreignPages(paging: Paging, first: Reply): Promise<readonly Flow[]> {
  const { contract, operation, page, inputs } = paging;
  const { origin, path } = await hookedRequest(contract, operation, inputs);
  const { host } = new URL(origin);
  const links = {
    "another host": `https://other.example${path}?page=2`,
    "a host that begins alike": `https://${host}.other.example${path}?page=2`,
    "another port": `https://${host}:8443${path}?page=2`,
    "an address without TLS": `http://${host}${path}?page=2`,
  };
  const flows = Object.entries(links).map(async ([title, link]) => {
    const linking = linkedReply(first, page, link);
    const isKept = (await nextOf(operation, inputs, linking)) === link;
    const flow = await flowOf(paging, "pages", `not at ${title}`, [linking]);
    const outcome: Outcome = { kind: "error", error: { code: "blocked_address" } };
    // What is asked for before a call may decide its address, so that it comes before the refusal, too.
    const { before, after } = await followUpsOf(operation, inputs, linking);
    const asked = [...before, ...askedCalls(contract, operation, inputs)];
    const steps = [...asked, ...flow.exchanges, ...after, ...asked];
    // A hook may have found another address.
    return isKept ? [{ ...flow, steps, outcome }] : [];
  });
  return (await Promise.all(flows)).flat();
}

interface Paging {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly page: NonNullable<OperationContract["page"]>;
  readonly inputs: Inputs;
}

async function flowOf(
  paging: Paging,
  call: "pages" | "items",
  title: string,
  replies: readonly Reply[],
  next: NextOf = nextOf,
): Promise<Flow> {
  const { operation, page, inputs } = paging;
  const read = replies.map(async (reply) => {
    const outcome = await hookedOutcome(operation, inputs, reply);
    if (outcome.kind === "error") throw new Error(`${operation.id}: a page that is an error`);
    const body = await bodyOf(operation, inputs, reply);
    return { output: outcome.output, items: [select(page.items, { body }) ?? []].flat() };
  });
  const all = await Promise.all(read);
  const output =
    call === "pages" ? all.map((each) => each.output) : all.flatMap(({ items }) => items);
  return {
    ...(await baseFlow(paging, call, title, replies, next)),
    outcome: { kind: "output", output },
  };
}

async function baseFlow(
  paging: Paging,
  call: Flow["call"],
  title: string,
  replies: readonly Reply[],
  next: NextOf = nextOf,
): Promise<Omit<Flow, "outcome">> {
  const { operation, inputs } = paging;
  return {
    id: `${operation.id} ${call} ${title}`,
    provider: operation.provider,
    operation: operation.id,
    call,
    inputs,
    keyword: `operations.${operation.id}.page`,
    exchanges: await exchangesOf(paging, replies, next),
  };
}

/** What the page of this number is asked for by, given the reply of the page before. */
type NextOf = (
  operation: OperationContract,
  inputs: Inputs,
  before: Reply,
  index: number,
) => Value | null | Promise<Value | null>;

/** Each request but the first is what the reply before it says. */
function exchangesOf(
  paging: Paging,
  replies: readonly Reply[],
  next: NextOf,
): Promise<readonly Exchange[]> {
  const { contract, operation, inputs } = paging;
  const exchanges = replies.map(async (reply, index) => {
    const before = replies[index - 1];
    return {
      operation: before ? (paging.page.with ?? operation.id) : operation.id,
      request: before
        ? await nextRequest(paging, await next(operation, inputs, before, index))
        : await hookedRequest(contract, operation, inputs),
      // An address that the provider gives is in no document, and another operation has other examples.
      reply: before && isUndescribed(paging.page) ? { ...reply, declared: false } : reply,
    };
  });
  return Promise.all(exchanges);
}

function isUndescribed({ send, with: other }: PageContract): boolean {
  return send === "url" || other !== null;
}

async function nextRequest(
  { contract, operation, page, inputs }: Paging,
  next: Value | null,
): Promise<WireRequest> {
  if (page.with !== null) {
    const other = operationOf(contract, page.with);
    const taken = [...other.parameters, ...other.credentials].map(({ name }) => name);
    const known = Object.entries(inputs).filter(([name]) => taken.includes(name));
    return hookedRequest(contract, other, { ...Object.fromEntries(known), [page.send]: next });
  }
  if (page.send !== "url") {
    return hookedRequest(contract, operation, { ...inputs, [page.send]: next });
  }
  const request = await hookedRequest(contract, operation, inputs);
  const { origin, pathname, search } = new URL(String(next), request.origin);
  return { ...request, origin, path: pathname, query: queryOf(search) };
}
