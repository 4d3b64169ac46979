import { baseOf } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import { sampleOf } from "../cases/inputs/candidates.ts";
import { startOf } from "../cases/replies/start.ts";
import type { Reply } from "../contract/case.ts";
import type { Contract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { select } from "../oracle/path.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { changedReply } from "./changed-reply.ts";

interface FollowedPages {
  readonly inputs: Inputs;
  readonly first: Reply;
  readonly last: Reply;
}

type Reason = { readonly reason: string };

/** A page and the last one: of examples, else of what the schema describes. */
export function followedPages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): FollowedPages | Reason {
  const answers = operation.examples.filter(
    ({ output, reply }) => output !== undefined && reply.status < 300,
  );
  const first = answers.find(({ reply }) => nextOf(operation, reply) !== null);
  const last = answers.find(({ reply }) => nextOf(operation, reply) === null);
  if (!first || !last) return madePages(contract, operation, page);
  return {
    inputs: exampleInputs(contract, operation, first),
    first: exampleReply(operation, first),
    last: exampleReply(operation, last),
  };
}

function madePages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): FollowedPages | Reason {
  const wanted = "give examples of a page before the last, and of the last";
  const base = baseOf(contract, operation);
  if ("reason" in base) return base;
  const { inputs } = base;
  const start = startOf(operation);
  const [made] = start.successes;
  const next = nextPage(contract, operation, page, inputs);
  if (!made || next === undefined || operation.hooks) {
    return { reason: [...start.reasons, wanted].join("; ") };
  }
  const whole: Reply = { ...made, example: null, declared: false };
  const more = (value: boolean) => (page.more === null ? [] : [{ path: page.more, value }]);
  const first = changedReply(whole, [{ path: page.next, value: next }, ...more(true)]);
  const last = changedReply(whole, [{ path: page.next, value: null }, ...more(false)]);
  const isAnswer = [first, last].every(
    (reply) => expectedOutcome(operation, inputs, reply).kind === "output",
  );
  return isAnswer ? { inputs, first, last } : { reason: wanted };
}

/** An address beside the operation's own, or a cursor that its parameter takes. */
function nextPage(
  contract: Contract,
  operation: OperationContract,
  { send }: PageContract,
  inputs: Inputs,
): Value | undefined {
  if (send === "url") {
    const { origin, path } = expectedRequest(contract, operation, inputs).request;
    return `${origin}${path}?page=2`;
  }
  return sampleOf(parameterOf(operation, send)) as Value | undefined; // samples of cursors are scalars
}

/** Where the next page is; null after the last one. */
export function nextOf(
  { page }: OperationContract,
  { body = null }: Pick<Reply, "body">,
): Value | null {
  const roots = { body };
  if (!page || (page.more !== null && select(page.more, roots) === false)) return null;
  return select(page.next, roots) || null;
}
