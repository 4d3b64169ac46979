import type { Contract, OperationContract } from "../contract/types.ts";
import { baseOf } from "./base.ts";
import { replyCoverage } from "./coverage/replies.ts";
import { distinct } from "./distinct.ts";
import { replyCase } from "./replies/reply-case.ts";
import { replyProbes } from "./replies/reply-probes.ts";
import { startOf } from "./replies/start.ts";
import { asReplied } from "./replies/without-bodies.ts";
import type { Case, CoverageItem, Derived } from "../contract/case.ts";

/** Cases and coverage items of the replies of an operation: every status, every output, every error. */
export function replyCases(contract: Contract, declared: OperationContract): Derived {
  const operation = asReplied(declared);
  const coverageItems = replyCoverage(contract, operation);
  const base = baseOf(contract, operation);
  if ("reason" in base) {
    return {
      cases: [],
      coverageItems,
      gaps: coverageItems.map(({ id }) => ({ item: id, ...base })),
    };
  }
  const start = startOf(operation);
  const found = replyProbes(contract, operation, start).flatMap((probe) =>
    replyCase(probe, contract, operation, coverageItems),
  );
  const cases = distinct(found, keyOf);
  return { cases, coverageItems, gaps: gapsOf(coverageItems, cases, start.reasons) };
}

function keyOf({ inputs, expected }: Case): string {
  if (expected.kind !== "sent") return "";
  const { example: _, declared: __, ...content } = expected.reply;
  return JSON.stringify([inputs, content]);
}

function gapsOf(
  coverageItems: readonly CoverageItem[],
  cases: readonly Case[],
  reasons: readonly string[],
): Derived["gaps"] {
  const covered = new Set(cases.flatMap(({ covers }) => covers));
  const reason =
    reasons.length > 0
      ? `no reply can be made: ${reasons.join("; ")}`
      : "no reply that can be made shows it: change what the manifest says of it";
  return coverageItems.filter(({ id }) => !covered.has(id)).map(({ id }) => ({ item: id, reason }));
}
