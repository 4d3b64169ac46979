import { baseOf } from "../cases/base.ts";
import type { Reply } from "../contract/case.ts";
import { contractOf } from "../contract/read.ts";
import { perLine } from "../contract/lines.ts";
import { requestLine } from "../contract/request-line.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { type JobState, jobAnswer } from "../flows/job-answer.ts";
import { likest } from "./likest.ts";
import { withOneSegment } from "./rest-path.ts";
import type { Target } from "../run/types.ts";

/**
 * A fetch that answers as a provider does when all is well: each operation with its first success, a job
 * as pending when it is first asked for, then as done. `onProblem` hears what is wrong with a request.
 */
export function mockProvider(
  provider: string,
  target: Target,
  onProblem: (problem: string) => void,
): (request: Request) => Promise<Response> {
  const contract = contractOf(provider);
  const asked = new Set<string>();
  return async (request) => {
    const operation = await operationOf(contract, request);
    if (!operation) return refusal(`${provider} has no operation at ${request.url}`);
    const state = asked.has(request.url) ? "done" : "pending";
    asked.add(request.url);
    const reply = replyOf(contract, operation, state);
    if ("reason" in reply) return refusal(`${operation.id}: ${reply.reason}`);
    const { response, violations } = await target.send(provider, request, reply);
    for (const violation of violations) onProblem(`${operation.id}: ${violation}`);
    return response;
  };

  function refusal(problem: string): Response {
    onProblem(problem);
    return new Response(null, { status: 501 });
  }
}

function replyOf(
  contract: Contract,
  operation: OperationContract,
  state: JobState,
): Reply | { readonly reason: string } {
  const job = contract.jobs.find(({ poll }) => poll === operation.id);
  if (job) return jobAnswer(job, operation, {}, state);
  const base = baseOf(operation);
  return "reason" in base ? base : base.reply;
}

/** The operation that sends such a request; of several the one that leaves least open. */
async function operationOf(
  contract: Contract,
  request: Request,
): Promise<OperationContract | undefined> {
  const [, path] = splitAddress(contract, request.url);
  const segments = withOneSegment(contract, request.method, path).split("/");
  const matching = contract.operations.flatMap(perLine).filter((operation) => {
    const own = operation.path.split("/");
    const fits = own.every((segment, index) => isOpen(segment) || segment === segments[index]);
    return operation.method === request.method && own.length === segments.length && fits;
  });
  const open = (operation: OperationContract) => operation.path.split("/").filter(isOpen).length;
  const whole = ({ id }: OperationContract) =>
    contract.operations.find((each) => each.id === id.replace(/__\d+$/, ""));
  const [first] = matching.toSorted((one, other) => open(one) - open(other));
  if (first === undefined) return undefined;
  const line = requestLine(first);
  const same = matching.filter((operation) => requestLine(operation) === line);
  if (same.length === 1) return whole(first);
  const found = likest(same, parsed(await request.clone().text()));
  return found && whole(found);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOpen(segment: string): boolean {
  return segment.includes("{");
}
