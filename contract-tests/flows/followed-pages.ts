import { baseOf } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import { sampleOf } from "../values/candidates.ts";
import { startOf } from "../cases/replies/start.ts";
import type { Reply } from "../contract/case.ts";
import type { Contract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { hookedRoots } from "../oracle/hooks.ts";
import { expectedOutcome, readAnswer } from "../oracle/outcome.ts";
import { type Roots, select } from "../oracle/path.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { changedReply, linkedReply } from "./changed-reply.ts";

interface FollowedPages {
  readonly inputs: Inputs;
  readonly first: Reply;
  readonly last: Reply;
}

type Reason = { readonly reason: string };

/** A page and the last one: of examples, else of what the schema describes. */
export async function followedPages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): Promise<FollowedPages | Reason> {
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

async function madePages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): Promise<FollowedPages | Reason> {
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
  const more = (value: boolean) => (page.more === null ? [] : [{ path: page.more, value }]);
  const first = changedReply(linkedReply(whole, page, next), more(true));
  const last = changedReply(linkedReply(whole, page, null), more(false));
  const isAnswer = [first, last].every(
    (reply) => expectedOutcome(operation, inputs, reply).kind === "output",
  );
  return isAnswer ? { inputs, first, last } : { reason: wanted };
}

/** An address beside the operation's own, or a cursor that its parameter takes. */
function nextPage(
  contract: Contract,
  operation: OperationContract,
  { send, with: other }: PageContract,
  inputs: Inputs,
): Value | undefined {
  if (send === "url") {
    const { origin, path } = expectedRequest(contract, operation, inputs).request;
    return `${origin}${path}?page=2`;
  }
  return sampleOf(parameterOf(other === null ? operation : operationOf(contract, other), send)) as
    | Value
    | undefined; // samples of cursors are scalars
}

/** Where the next page is; null after the last one. */
export async function nextOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
): Promise<Value | null> {
  const { page } = operation;
  const roots = await rootsOf(operation, inputs, reply);
  if (!page?.next || (page.more !== null && select(page.more, roots) === false)) return null;
  return select(page.next, roots) || null;
}

/** What pages are read from: the body of an answer, once a hook had its say. */
export async function bodyOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
): Promise<Value> {
  return (await rootsOf(operation, inputs, reply))["body"] ?? null;
}

async function rootsOf(operation: OperationContract, inputs: Inputs, reply: Reply): Promise<Roots> {
  const answer = readAnswer(operation, inputs, reply);
  return "kind" in answer ? {} : await hookedRoots(operation, inputs, answer.roots);
}
