import type { Base } from "../cases/base.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { type AskedCall, askedCalls, operationOf } from "../oracle/asked.ts";
import type { FollowedCalls } from "../oracle/follow-ups.ts";
import { failedCallOf, hookedOutcome, hookedRequest, runAt } from "../oracle/hooks.ts";
import { usualMoment } from "../oracle/moment.ts";
import { type Flow, flowOf, refusalOf, type Setting, type Step } from "./flow.ts";

/** Each call that hooks make fails once: what they make of that is theirs. */
export async function followUpFlows({
  contract,
  operation,
  inputs,
  reply,
}: Setting): Promise<readonly Flow[]> {
  if (operation.hooks.calls.size === 0) return [];
  const examples = operation.examples.filter(({ reply }) => reply.status < 300);
  const calls: readonly (Base & { readonly name?: string })[] = [
    { inputs, reply },
    ...examples.map(({ name, params, reply }) => ({
      name,
      inputs: { ...inputs, ...params },
      reply: { ...reply, example: null, declared: false },
    })),
  ];
  const flows = calls.map(async ({ name, ...call }) => {
    const where = name === undefined ? "" : ` of ${JSON.stringify(name)}`;
    const { asked } = await around(contract, operation, call);
    const made = asked.map(async ({ operation: id, inputs }, index) => {
      const { reply } = refusalOf(operationOf(contract, id), inputs);
      const { steps, outcome } = await around(contract, operation, call, { index, reply });
      return flowOf(
        { operation, inputs: call.inputs },
        {
          title: `call ${index + 1}${where} of its hooks is refused, ${id}`,
          keyword: `operations.${operation.id}.hooks.calls`,
          steps,
          outcome,
        },
      );
    });
    return await Promise.all(made);
  });
  return (await Promise.all(flows)).flat();
}

interface Around {
  /** What hooks call. */
  readonly asked: readonly AskedCall[];
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
}

/** Everything that is sent for a call, one call of a hook being answered otherwise. */
async function around(
  contract: Contract,
  operation: OperationContract,
  { inputs, reply }: Base,
  answer?: { readonly index: number; readonly reply: Reply },
): Promise<Around> {
  const calls: FollowedCalls = { before: [], after: [] };
  const run = runAt(usualMoment, { calls, answer });
  try {
    const request = await hookedRequest(contract, operation, inputs, run);
    const outcome = await hookedOutcome(operation, inputs, reply, run);
    const own = { operation: operation.id, request, reply };
    const asked = [...calls.before, ...askedCalls(contract, operation, inputs)];
    const steps = [...asked, own, ...calls.after];
    return { asked: [...calls.before, ...calls.after], steps, outcome };
  } catch (error) {
    const failed = failedCallOf(error);
    if (!failed) throw error;
    const outcome = { kind: "error", error: failed } as const;
    return { asked: calls.before, steps: calls.before, outcome };
  }
}
