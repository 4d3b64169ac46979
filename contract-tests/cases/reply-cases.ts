import type { Contract, OperationContract } from "../contract/types.ts";
import { baseOf } from "./base.ts";
import { hookedOutputCoverage, shownOutputs } from "./coverage/hooked-outputs.ts";
import { replyCoverage } from "./coverage/replies.ts";
import { distinct } from "./distinct.ts";
import { remembered } from "../contract/remembered.ts";
import { replyCase } from "./replies/reply-case.ts";
import { replyProbes } from "./replies/reply-probes.ts";
import { startOf } from "./replies/start.ts";
import { asReplied } from "../oracle/replied.ts";
import type { Case, Derived } from "../contract/case.ts";

/** Cases and coverage items of the replies of an operation: every status, every output, every error. */
export const replyCases = remembered(derived);

function derived(contract: Contract, declared: OperationContract): Derived {
  const operation = asReplied(declared);
  const coverageItems = replyCoverage(operation);
  const base = baseOf(operation);
  if ("reason" in base) {
    return {
      cases: [],
      seen: [],
      coverageItems,
      gaps: coverageItems.map(({ id }) => ({ item: id, ...base })),
    };
  }
  const start = startOf(operation);
  const tried = replyProbes(operation, start).map((probe) =>
    replyCase(probe, contract, operation, coverageItems),
  );
  const cases = distinct(
    tried.flatMap((each) => each.made),
    keyOf,
  );
  const seen = tried.flatMap((each) => each.seen);
  const shown = operation.examples.flatMap((example) => shownOutputs(operation, example));
  const covered = new Set([...cases.flatMap(({ covers }) => covers), ...shown]);
  const open = coverageItems.filter(({ id }) => !covered.has(id));
  const reason = reasonOf(operation, start.reasons);
  return { cases, seen, coverageItems, gaps: open.map(({ id }) => ({ item: id, reason: reason(id) })) };
}

function keyOf({ inputs, expected }: Case): string {
  if (expected.kind !== "sent") return "";
  const { example: _, declared: __, ...content } = expected.reply;
  return JSON.stringify([inputs, content]);
}

/** Why nothing shows a coverage item. */
function reasonOf(
  operation: OperationContract,
  reasons: readonly string[],
): (item: string) => string {
  const hooked = new Set(hookedOutputCoverage(operation).map(({ id }) => id));
  const usual =
    reasons.length > 0
      ? `no reply can be made: ${reasons.join("; ")}`
      : "no reply that can be made shows it: change what the manifest says of it";
  return (item) => (hooked.has(item) ? "give an example of a success that has this output" : usual);
}
