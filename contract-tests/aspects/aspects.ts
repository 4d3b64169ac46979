import type { Contract, OperationContract } from "../contract/types.ts";
import { asReplied } from "../oracle/replied.ts";
import type { Aspect } from "./aspect.ts";
import { inputAspects } from "./inputs.ts";
import { replyAspects } from "./replies.ts";

/** Everything that has to be tried of an operation, each once. */
export function aspectsOf(contract: Contract, operation: OperationContract): readonly Aspect[] {
  const all = [...inputAspects(contract, operation), ...replyAspects(asReplied(operation))];
  return [...new Map(all.map((each) => [`${each.kind} ${each.text}`, each])).values()];
}
