import type { Reply, WireRequest } from "../contract/case.ts";
import type { Contract, OperationContract, Value } from "../contract/types.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { select } from "../oracle/path.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { queryOf } from "../run/query.ts";
import { changedReply } from "./changed-reply.ts";
import { followedPages, nextOf } from "./followed-pages.ts";
import type { Exchange, Flow, FlowsOrGap } from "./types.ts";

/** Pages that follow each other to the last one, and a page that is the last by its own word. */
export function pageFlows(contract: Contract, operation: OperationContract): FlowsOrGap {
  const { page } = operation;
  if (!page) return [];
  const found = followedPages(contract, operation, page);
  if ("reason" in found) return found;
  const { inputs, first, last } = found;
  const paging = { contract, operation, page, inputs };
  const flows = [
    flowOf(paging, "pages", "to the last", [first, last]),
    flowOf(paging, "items", "to the last", [first, last]),
  ];
  if (page.more === null) return flows;
  const ended = changedReply(first, [{ path: page.more, value: false }]);
  return [...flows, flowOf(paging, "pages", `until ${page.more} is false`, [ended])];
}

interface Paging {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly page: NonNullable<OperationContract["page"]>;
  readonly inputs: Inputs;
}

function flowOf(
  paging: Paging,
  call: "pages" | "items",
  title: string,
  replies: readonly Reply[],
): Flow {
  const { operation, page, inputs } = paging;
  const outputs = replies.map((reply) => {
    const outcome = expectedOutcome(operation, inputs, reply);
    if (outcome.kind === "error") throw new Error(`${operation.id}: a page that is an error`);
    return outcome.output;
  });
  const items = replies.flatMap(({ body }) => select(page.items, { body: body ?? null }) ?? []);
  return {
    id: `${operation.id} ${call} ${title}`,
    provider: operation.provider,
    operation: operation.id,
    call,
    inputs,
    exchanges: exchangesOf(paging, replies),
    outcome: { kind: "output", output: call === "pages" ? outputs : items },
  };
}

/** Each request but the first is what the reply before it says. */
function exchangesOf(paging: Paging, replies: readonly Reply[]): readonly Exchange[] {
  const { contract, operation, inputs } = paging;
  return replies.map((reply, index) => {
    const before = replies[index - 1];
    const { request } = expectedRequest(contract, operation, inputs);
    return {
      operation: operation.id,
      request: before ? nextRequest(paging, request, nextOf(operation, before)) : request,
      // An address that the provider gives is in no document.
      reply: before && paging.page.send === "url" ? { ...reply, declared: false } : reply,
    };
  });
}

function nextRequest(
  { contract, operation, page, inputs }: Paging,
  request: WireRequest,
  next: Value | null,
): WireRequest {
  if (page.send !== "url") {
    return expectedRequest(contract, operation, { ...inputs, [page.send]: next }).request;
  }
  const { origin, pathname, search } = new URL(String(next), request.origin);
  return { ...request, origin, path: pathname, query: queryOf(search) };
}
