import { baseOf } from "../cases/base.ts";
import { changedReply } from "../cases/replies/change.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import { startOf } from "../cases/replies/start.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import { hookedRequest } from "../oracle/hooks.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { nextOf } from "../oracle/pages.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { sampleOf } from "../values/candidates.ts";
import { linkedReply, type Pages, type PageStart } from "./page-replies.ts";

type Reason = { readonly reason: string };

interface TwoPages {
  readonly inputs: Inputs;
  readonly first: Reply;
  readonly last: Reply;
}

/** Pages of which each says where the next one is, and one that is the last by its own word. */
export async function followedPages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): Promise<PageStart | Reason> {
  const shown = await shownPages(operation);
  const before = shown.find(({ next }) => next !== null);
  const after = shown.find(({ next }) => next === null);
  const found =
    before && after
      ? { inputs: before.inputs, first: before.reply, last: after.reply }
      : madePages(contract, operation, page);
  if ("reason" in found) return found;
  const { inputs, first, last } = found;
  const next = (reply: Reply, _: number, given: Inputs = inputs) => nextOf(operation, given, reply);
  const pages: Pages[] = [{ title: "to the last", replies: [first, last] }];
  const outcome: Outcome = { kind: "error", error: { code: "blocked_address" } };
  const links = page.send === "url" ? await foreignLinks(contract, operation, inputs) : [];
  for (const [title, link] of links) {
    const linking = linkedReply(first, page, link);
    // A hook may have found another address.
    if ((await next(linking, 1)) !== link) continue;
    pages.push({ title: `not at ${title}`, replies: [linking], outcome, isStopped: true });
  }
  if (page.more !== null) {
    const ended = changedReply(first, [{ path: page.more, value: false }]);
    // A hook may make something else of it.
    if ((await next(ended, 1)) === null)
      pages.push({ title: `until ${page.more} is false`, replies: [ended] });
  }
  return { inputs, next, pages };
}

/** Where pages would be at another origin: the credential would go there as well. */
async function foreignLinks(contract: Contract, operation: OperationContract, inputs: Inputs) {
  const { origin, path } = await hookedRequest(contract, operation, inputs);
  const { host } = new URL(origin);
  return [
    ["another host", `https://other.example${path}?page=2`],
    ["a host that begins alike", `https://${host}.other.example${path}?page=2`],
    ["another port", `https://${host}:8443${path}?page=2`],
    ["an address without TLS", `http://${host}${path}?page=2`],
  ] as const;
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
  const taking = other === null ? operation : operationOf(contract, other);
  return sampleOf(parameterOf(taking, send)) as Value | undefined; // samples of cursors are scalars
}
