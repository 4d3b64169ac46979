import type { AcceptContract, OperationContract } from "../../contract/types.ts";
import { type ConditionBase, conditionReplies, partsOf } from "./condition-parts.ts";
import type { ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Error statuses that are answers: kept and broken, alone and with something for every output. */
export function acceptedReplies(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  return operation.accept.flatMap((accept) => {
    const replies = basesOf(accept, start).flatMap((base) =>
      conditionReplies(base, partsOf({ match: accept.match })),
    );
    return replies.map(({ title, reply }) => ({ title, reply }));
  });
}

function basesOf(
  { status }: AcceptContract,
  { successes, failures, failure }: Start,
): readonly ConditionBase[] {
  const declared = failures.filter((reply) => reply.status === status);
  return [
    { title: "", reply: { ...failure, status } },
    ...declared.map((reply) => ({ title: "filled", reply })),
    // Constants have to win over what lies where outputs usually come from.
    ...successes
      .slice(0, 1)
      .map((reply) => ({ title: "filled like a success", reply: { ...reply, status } })),
  ];
}
