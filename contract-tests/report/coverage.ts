import type { Demand, DemandKind, Derived } from "../contract/case.ts";
import type { CaseResult } from "./case-result.ts";
import type { Covered } from "./types.ts";

/** Every kind of demand with the words of its column, in order. */
export const demandKinds: Readonly<Record<DemandKind, string>> = {
  operation: "operations",
  parameter: "parameters",
  limit: "limits",
  value: "values",
  rule: "rules",
  reply: "replies",
  output: "outputs",
  error: "errors",
};

/** What the cases that passed show of one operation, by kind of demand. */
export function coverageOf(
  { demands, gaps }: Pick<Derived, "demands" | "gaps">,
  results: readonly CaseResult[],
): Readonly<Partial<Record<DemandKind, Covered>>> {
  const passed = new Set(results.filter(({ state }) => state === "passed").flatMap(coversOf));
  const because = ({ id }: Demand) =>
    gaps.find(({ demand }) => demand === id)?.reason ?? whyMissing(id, results);
  const covered = (ofKind: readonly Demand[]): Covered => {
    const missing = ofKind.filter(({ id }) => !passed.has(id));
    return {
      covered: ofKind.length - missing.length,
      demanded: ofKind.length,
      missing: missing.map((demand) => ({ words: demand.words, reason: because(demand) })),
    };
  };
  const kinds = new Set(demands.map(({ kind }) => kind));
  return Object.fromEntries(
    Array.from(kinds, (kind) => [kind, covered(demands.filter((demand) => demand.kind === kind))]),
  );
}

const coversOf = ({ covers }: CaseResult) => covers;

function whyMissing(demand: string, results: readonly CaseResult[]): string {
  const meant = results.filter(({ covers }) => covers.includes(demand));
  const failed = meant.find(({ state }) => state === "failed");
  if (failed) return `the case ${failed.title} failed`;
  const [skipped] = meant;
  return skipped ? `the case ${skipped.title} was skipped` : "no case shows it";
}
