import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import type { Reply, WireRequest } from "../cases/types.ts";
import type { Contract, ExampleContract, OperationContract, Value } from "../contract/types.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { membersOf, select } from "../oracle/path.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { queryOf } from "../run/query.ts";
import { withMember } from "./member.ts";
import type { Exchange, Flow } from "./types.ts";

/** Pages that follow each other to the last one, and a page that is the last by its own word. */
export function pageFlows(contract: Contract, operation: OperationContract): readonly Flow[] {
  const { page, examples } = operation;
  if (!page) return [];
  const first = examples.find((each) => each.output !== undefined && nextOf(operation, each.reply));
  const last = examples.find(
    (each) =>
      each.output !== undefined && each.reply.status < 300 && !nextOf(operation, each.reply),
  );
  if (!first || !last) {
    throw new Error(`${operation.id} needs an example of a page before the last, and of the last`);
  }
  const paging = { contract, operation, page, inputs: exampleInputs(contract, operation, first) };
  const replies = [exampleReply(operation, first), exampleReply(operation, last)];
  const flows = [
    flowOf(paging, "pages", "to the last", replies),
    flowOf(paging, "items", "to the last", replies),
  ];
  if (page.more === null) return flows;
  const ended = withoutMore(first, page.more, exampleReply(operation, first));
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
  words: string,
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
    id: `${operation.id} ${call} ${words}`,
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

/** Where the next page is; null after the last one. */
function nextOf({ page }: OperationContract, { body = null }: Pick<Reply, "body">): Value | null {
  const roots = { body };
  if (!page || (page.more !== null && select(page.more, roots) === false)) return null;
  return select(page.next, roots) || null;
}

/** A page that names a next one and says that there is none. */
function withoutMore({ reply }: ExampleContract, more: string, answer: Reply): Reply {
  const [, ...members] = membersOf(more);
  const body = withMember(reply.body ?? {}, members, false);
  return { ...answer, body, example: null, declared: false };
}
