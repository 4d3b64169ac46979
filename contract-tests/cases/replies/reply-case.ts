import type { Contract, OperationContract } from "../../contract/types.ts";
import { caseOf } from "../inputs/case-of.ts";
import type { Case, Demand, Reply } from "../types.ts";
import type { ReplyProbe } from "./probe.ts";

/** The case of a reply; none when no inputs go with it. */
export function replyCase(
  { words, reply, given = {}, shows }: ReplyProbe,
  contract: Contract,
  operation: OperationContract,
  demands: readonly Demand[],
): readonly Case[] {
  const whole: Reply = { example: null, declared: false, ...reply };
  const title = `reply ${reply.status} ${words}`;
  const probe = { title, given, covers: [], refused: null };
  const found = caseOf(probe, contract, operation, whole);
  if (!("expected" in found) || found.expected.kind !== "sent") return [];
  const shown = shows[found.expected.outcome.kind] ?? [];
  const known = demands.filter(({ id }) => shown.includes(id));
  return [{ ...found, covers: known.map(({ id }) => id) }];
}
