import { throughHooks } from "./through-hooks.ts";
import type { Case } from "../contract/case.ts";
import type { Contract } from "../contract/types.ts";
import { judge } from "./judge.ts";
import { perform } from "./perform.ts";
import type { Blocks, Failure, Target } from "./types.ts";

/** Makes the call of a case and says everything that is not as expected; nothing when it passes. */
export async function runCase(
  blocks: Blocks,
  target: Target,
  each: Case,
  contract: Contract,
): Promise<readonly Failure[]> {
  const expected = await throughHooks(each, contract);
  const reply = expected.kind === "sent" ? expected.reply : null;
  // Some cases are about what a caller says in place of the operation.
  const isNamed = Object.hasOwn(each.inputs, "operation");
  const operation = isNamed ? each.inputs["operation"] : each.operation;
  return judge(
    { ...each, expected },
    contract,
    await perform(blocks, target, { ...each, operation, reply }),
  );
}
