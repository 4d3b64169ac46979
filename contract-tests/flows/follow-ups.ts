import { baseOf } from "../cases/base.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { type AskedCall, askedCalls, operationOf } from "../oracle/asked.ts";
import type { FollowedCalls } from "../oracle/follow-ups.ts";
import { failedCallOf, hookedOutcome, hookedRequest, runAt } from "../oracle/hooks.ts";
import { usualMoment } from "../oracle/moment.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Exchange, Flow } from "./types.ts";

/** Each call that hooks make fails once: what they make of that is theirs. */
export async function followUpFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<readonly Flow[]> {
  const base = baseOf(operation);
  if ("reason" in base || operation.hooks.calls.size === 0) return []; // said where inputs are covered
  const calls: readonly Example[] = [
    base,
    ...operation.examples.flatMap(({ name, params, reply }) =>
      reply.status < 300
        ? [{ name, inputs: { ...base.inputs, ...params }, reply: { ...reply, ...undeclared } }]
        : [],
    ),
  ];
  const flows = await Promise.all(calls.map((call) => failingFlows(contract, operation, call)));
  return flows.flat();
}

interface Example {
  readonly name?: string;
  readonly inputs: Inputs;
  readonly reply: Reply;
}

const undeclared = { example: null, declared: false } as const;

async function failingFlows(
  contract: Contract,
  operation: OperationContract,
  example: Example,
): Promise<readonly Flow[]> {
  const { name, inputs } = example;
  const all = await around(contract, operation, example);
  const flows = all.calls.map(async (call, index): Promise<Flow> => {
    const called = operationOf(contract, call.operation);
    const failed = refusalOf(called, call);
    const made = await around(contract, operation, example, { index, reply: failed });
    const where = name === undefined ? "" : ` of ${JSON.stringify(name)}`;
    return {
      id: `${operation.id}: call ${index + 1}${where} of its hooks is refused, ${called.id}`,
      provider: operation.provider,
      operation: operation.id,
      call: "execute",
      inputs,
      keyword: `operations.${operation.id}.hooks.calls`,
      exchanges: made.exchange ? [made.exchange] : [],
      steps: made.steps,
      outcome: made.outcome,
    };
  });
  return await Promise.all(flows);
}

interface Around {
  readonly calls: readonly AskedCall[];
  readonly exchange: Exchange | null;
  readonly steps: readonly (AskedCall | Exchange)[];
  readonly outcome: Outcome;
}

/** Everything that is sent for a call, one call of a hook being answered otherwise. */
async function around(
  contract: Contract,
  operation: OperationContract,
  { inputs, reply }: Example,
  answer?: { readonly index: number; readonly reply: Reply },
): Promise<Around> {
  const calls: FollowedCalls = { before: [], after: [] };
  const run = runAt(usualMoment, { calls, answer });
  try {
    const request = await hookedRequest(contract, operation, inputs, run);
    const outcome = await hookedOutcome(operation, inputs, reply, run);
    const exchange = { operation: operation.id, request, reply };
    const asked = [...calls.before, ...askedCalls(contract, operation, inputs)];
    const steps = [...asked, exchange, ...calls.after];
    return { calls: [...calls.before, ...calls.after], exchange, steps, outcome };
  } catch (error) {
    const failed = failedCallOf(error);
    if (!failed) throw error;
    const outcome = { kind: "error", error: failed } as const;
    return { calls: calls.before, exchange: null, steps: calls.before, outcome };
  }
}

/** A reply that the called operation takes for an error. */
function refusalOf(called: OperationContract, { inputs }: AskedCall): Reply {
  const replies = [403, 404, 400, 401].map(
    (status): Reply => ({ status, headers: {}, ...undeclared }),
  );
  const found = replies.find((reply) => expectedOutcome(called, inputs, reply).kind === "error");
  if (!found) throw new Error(`${called.id} takes every reply`);
  return found;
}
