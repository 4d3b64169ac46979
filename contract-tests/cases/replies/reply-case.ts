import type { Contract, OperationContract } from "../../contract/types.ts";
import { caseOf } from "../inputs/case-of.ts";
import { titleOf } from "../inputs/probe.ts";
import type { Case, CoverageItem, Outcome, Reply } from "../../contract/case.ts";
import { joined } from "./change.ts";
import type { ReplyProbe } from "./probe.ts";

/** The case of a reply; none when no inputs go with it. */
export function replyCase(
  { title, reply, given = {}, shows }: ReplyProbe,
  contract: Contract,
  operation: OperationContract,
  coverageItems: readonly CoverageItem[],
): readonly Case[] {
  const whole: Reply = { example: null, declared: false, ...reply };
  const caseTitle = joined(`reply ${reply.status} ${title}`, titleOf(given));
  const proposal = { title: caseTitle, given, shows: {} };
  const [found] = caseOf(proposal, contract, operation, whole).made;
  if (found?.expected.kind !== "sent") return [];
  const { outcome } = found.expected;
  if (operation.hooks.reply && isMapped(outcome)) return [];
  const shown = shows[outcome.kind] ?? [];
  const known = coverageItems.filter(({ id }) => shown.includes(id));
  return [{ ...found, covers: known.map(({ id }) => id) }];
}

/** Whether outputs were made of the reply: what a hook makes of it first is known to examples only. */
function isMapped(outcome: Outcome): boolean {
  return outcome.kind === "output" || outcome.error.code === "invalid_reply";
}
