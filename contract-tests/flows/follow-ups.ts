import type { Base } from "../cases/base.ts";
import type { Reply } from "../contract/case.ts";
import type { Flow } from "../contract/flow.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import type { FollowedCalls, Following } from "../oracle/follow-ups.ts";
import { failedCallOf } from "../oracle/hooks.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { lateFlow } from "./deadlines.ts";
import { flowOf, limitedReply, refusalOf, repeated, type Setting, settingOf } from "./flow.ts";

/** Each call that hooks make fails once: what they make of that is theirs. */
export async function followUpFlows(setting: Setting): Promise<readonly Flow[]> {
  const { operation } = setting;
  if (operation.hooks.calls.size === 0) return [];
  const examples = operation.examples.filter(({ reply }) => reply.status < 300);
  const flows = [
    failingFlows(setting, setting),
    ...examples.map(({ name, params, reply }) => {
      const inputs = { ...setting.inputs, ...params };
      const call = { inputs, reply: { ...reply, example: null, declared: false } };
      return failingFlows(setting, call, ` of ${JSON.stringify(name)}`);
    }),
  ];
  return (await Promise.all(flows)).flat();
}

async function failingFlows(
  { contract, operation }: Setting,
  call: Base,
  where = "",
): Promise<readonly Flow[]> {
  const calls: FollowedCalls = { before: [], after: [] };
  await around(contract, operation, call, undefined, calls);
  const flows = [...calls.before, ...calls.after].map(async (asked, index) => {
    const { operation: id, inputs, isAtOnce = false } = asked;
    const called = operationOf(contract, id);
    const answered = async (how: string, reply: Reply) => ({
      title: `call ${index + 1}${where} of its hooks ${how}, ${id}`,
      keyword: `operations.${operation.id}.hooks.calls`,
      ...(await around(contract, operation, call, { index, reply })),
    });
    const own = { operation, inputs: call.inputs };
    const refused = flowOf(own, await answered("is refused", refusalOf(called, inputs).reply));
    const busy = limitedReply(operation.time.callMs);
    const isError = expectedOutcome(called, inputs, busy).kind === "error";
    if (index === 0 || isAtOnce || !isError) return [refused];
    return [refused, lateFlow(own, await answered("is not waited for", busy))];
  });
  return (await Promise.all(flows)).flat();
}

type Around = Pick<Flow, "steps" | "outcome">;

/** Everything that is sent for a call, one call of a hook being answered otherwise; `calls` gets what hooks call. */
async function around(
  contract: Contract,
  operation: OperationContract,
  call: Base,
  answer?: Following["answer"],
  calls: FollowedCalls = { before: [], after: [] },
): Promise<Around> {
  try {
    const setting = await settingOf(contract, operation, call, { calls, answer });
    return { steps: repeated(setting, [call.reply]), outcome: setting.success };
  } catch (error) {
    const failed = failedCallOf(error);
    if (!failed) throw error;
    return { steps: calls.before, outcome: { kind: "error", error: failed } };
  }
}
