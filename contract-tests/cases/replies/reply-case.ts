import type { Contract, OperationContract } from "../../contract/types.ts";
import { caseOf, type Tried } from "../inputs/case-of.ts";
import { titleOf } from "../inputs/probe.ts";
import type { Outcome, Reply } from "../../contract/case.ts";
import { joined } from "../change.ts";
import type { ReplyProbe } from "./probe.ts";

/** The case of a reply; none when no inputs go with it. */
export function replyCase(
  { title, reply, given = {} }: ReplyProbe,
  contract: Contract,
  operation: OperationContract,
): Tried {
  const whole: Reply = { example: null, declared: false, ...reply };
  const caseTitle = joined(`reply ${reply.status} ${title}`, titleOf(given));
  const tried = caseOf({ title: caseTitle, given, about: "replies" }, contract, operation, whole);
  const { seen } = tried;
  if (!seen?.sent) return seen?.id === null ? { seen } : {};
  return operation.hooks.reply && isMapped(seen.sent.outcome) ? {} : tried;
}

/** Whether outputs were made of the reply: what a hook makes of it first is known to examples only. */
function isMapped(outcome: Outcome): boolean {
  return outcome.kind === "output" || outcome.error.code === "invalid_reply";
}
