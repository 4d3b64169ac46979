import type { Contract, OperationContract } from "../contract/types.ts";
import { baseOf } from "./base.ts";
import { replyDemands } from "./demands/replies.ts";
import { replyCase } from "./replies/reply-case.ts";
import { replyProbes } from "./replies/reply-probes.ts";
import { startOf } from "./replies/start.ts";
import type { Case, Demand, Derived } from "./types.ts";

/** What replies have to show of an operation: every status, every output, every error. */
export function replyCases(contract: Contract, operation: OperationContract): Derived {
  const demands = replyDemands(operation);
  const base = baseOf(contract, operation);
  if ("reason" in base) {
    return { cases: [], demands, gaps: demands.map(({ id }) => ({ demand: id, ...base })) };
  }
  const start = startOf(operation);
  const cases = new Map<string, Case>();
  for (const probe of replyProbes(operation, start)) {
    const found = replyCase(probe, contract, operation, demands);
    if (found) add(found, cases);
  }
  const all = [...cases.values()];
  return { cases: all, demands, gaps: gapsOf(demands, all, start.reasons) };
}

/** One reply shows several things when it is derived more than once. */
function add(found: Case, cases: Map<string, Case>): void {
  const key = keyOf(found);
  const known = cases.get(key);
  const covers = [...new Set([...(known?.covers ?? []), ...found.covers])];
  cases.set(key, { ...(known ?? found), covers });
}

function keyOf({ inputs, expected }: Case): string {
  if (expected.kind !== "sent") return "";
  const { example: _, declared: __, ...content } = expected.reply;
  return JSON.stringify([inputs, content]);
}

function gapsOf(
  demands: readonly Demand[],
  cases: readonly Case[],
  reasons: readonly string[],
): Derived["gaps"] {
  const covered = new Set(cases.flatMap(({ covers }) => covers));
  const reason =
    reasons.length > 0
      ? `no reply can be made: ${reasons.join("; ")}`
      : "no reply shows it; leave out of the manifest what has no effect";
  return demands.filter(({ id }) => !covered.has(id)).map(({ id }) => ({ demand: id, reason }));
}
