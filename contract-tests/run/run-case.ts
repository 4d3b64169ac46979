import { askedCalls } from "../oracle/asked.ts";
import type { FollowedCalls } from "../oracle/follow-ups.ts";
import { isHooked } from "../oracle/hooks.ts";
import { pinned, usualMoment } from "../oracle/moment.ts";
import { askedFailures } from "./asked-failures.ts";
import { momentOf, throughSigning } from "./signed.ts";
import { throughHooks } from "./through-hooks.ts";
import type { Case } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { lineOf } from "../documented/position.ts";
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
  const called = contract.operations.find(({ id }) => id === each.operation);
  const moment = called ? momentOf(each, called) : usualMoment;
  const calls: FollowedCalls = { before: [], after: [] };
  const expected = await throughHooks(each, contract, moment, calls);
  const reply = expected.kind === "sent" ? expected.reply : null;
  // Some cases are about what a caller says in place of the operation.
  const isNamed = Object.hasOwn(each.inputs, "operation");
  const operation = isNamed ? each.inputs["operation"] : each.operation;
  const isMoved = called !== undefined && (isHooked(called) || moment !== usualMoment);
  const isPinned = isMoved || (called !== undefined && makesTime(called));
  const looked = called && reply ? askedCalls(contract, called, each.inputs) : [];
  const asked = [...calls.before, ...looked];
  const judged = async () => {
    const before = asked.map((call) => call.reply);
    const isAgain = reply?.status === 401 && asked.some(({ keepMs }) => keepMs !== undefined);
    const after = calls.after.map((call) => call.reply);
    const made = { ...each, operation, reply, before, after, isAgain };
    const seen = await perform(blocks, target, made);
    const signed = called ? await throughSigning({ ...each, expected }, called, seen) : expected;
    const at = isPinned ? { now: moment.now } : {};
    return [
      ...askedFailures(contract, [...asked, ...calls.after], seen).map(({ kind, message }) => ({
        kind,
        message: `${each.id}: ${message}`,
      })),
      ...judge({ ...each, ...at, expected: signed }, contract, seen),
    ];
  };
  // What templates make is held against the same time as what hooks make.
  const { now } = moment;
  const failures = isPinned ? await pinned(isMoved ? moment : { now }, judged) : await judged();
  return failures.map(({ kind, message }) => ({ kind, message: message + whose(each, contract) }));
}

/** Whether its templates tell the time of a call. */
function makesTime({ templates }: OperationContract): boolean {
  return JSON.stringify(templates).includes("$now");
}

/** What a person wrote and what the manifest says can both be wrong; the message is of either. */
function whose({ written }: Case, { spec }: Contract): string {
  if (!written) return "";
  const { file, text, member } = written;
  return `; ${file}:${lineOf(text, member)} says so: correct it, or ${spec}`;
}
