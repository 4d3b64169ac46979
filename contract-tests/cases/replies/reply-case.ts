import type { Contract, OperationContract } from "../../contract/types.ts";
import { caseOf, type Tried } from "../inputs/case-of.ts";
import { titleOf } from "../inputs/probe.ts";
import type { CoverageItem, Outcome, Reply } from "../../contract/case.ts";
import { joined } from "./change.ts";
import type { ReplyProbe } from "./probe.ts";

/** The case of a reply; none when no inputs go with it. */
export function replyCase(
  { title, reply, given = {}, shows }: ReplyProbe,
  contract: Contract,
  operation: OperationContract,
  coverageItems: readonly CoverageItem[],
): Pick<Tried, "made" | "seen"> {
  const whole: Reply = { example: null, declared: false, ...reply };
  const caseTitle = joined(`reply ${reply.status} ${title}`, titleOf(given));
  const proposal = { title: caseTitle, given, shows: {} };
  const tried = caseOf(proposal, contract, operation, whole);
  const [found] = tried.made;
  if (found?.expected.kind !== "sent") return { made: [], seen: tried.seen };
  const { outcome } = found.expected;
  if (operation.hooks.reply && isMapped(outcome)) return { made: [], seen: [] };
  const shown = shows[outcome.kind] ?? [];
  const known = coverageItems.filter(({ id }) => shown.includes(id));
  return { made: [{ ...found, covers: known.map(({ id }) => id) }], seen: tried.seen };
}

/** Whether outputs were made of the reply: what a hook makes of it first is known to examples only. */
function isMapped(outcome: Outcome): boolean {
  return outcome.kind === "output" || outcome.error.code === "invalid_reply";
}
