import type { Base } from "../cases/base.ts";
import type { Outcome } from "../contract/case.ts";
import type { AskedCall, Flow, Step } from "../contract/flow.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import type { FollowedCalls, Following } from "../oracle/follow-ups.ts";
import { failedCallOf } from "../oracle/hooks.ts";
import { flowOf, refusalOf, repeated, type Setting, settingOf } from "./flow.ts";

/** Each call that hooks make fails once: what they make of that is theirs. */
export async function followUpFlows(setting: Setting): Promise<readonly Flow[]> {
  const { contract, operation } = setting;
  if (operation.hooks.calls.size === 0) return [];
  const examples = operation.examples.filter(({ reply }) => reply.status < 300);
  const calls: readonly (Base & { readonly name?: string })[] = [
    setting,
    ...examples.map(({ name, params, reply }) => ({
      name,
      inputs: { ...setting.inputs, ...params },
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
  call: Base,
  answer?: Following["answer"],
): Promise<Around> {
  const calls: FollowedCalls = { before: [], after: [] };
  try {
    const setting = await settingOf(contract, operation, call, { calls, answer });
    const asked = [...calls.before, ...calls.after];
    return { asked, steps: repeated(setting, [call.reply]), outcome: setting.success };
  } catch (error) {
    const failed = failedCallOf(error);
    if (!failed) throw error;
    const outcome = { kind: "error", error: failed } as const;
    return { asked: calls.before, steps: calls.before, outcome };
  }
}
