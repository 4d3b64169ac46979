import type { CoverageItem, CoverageKind, Derived } from "../contract/case.ts";
import type { CaseResult } from "./case-result.ts";
import type { Covered } from "./types.ts";

/** Every kind of coverage item with the title of its column, in order. */
export const coverageKinds: Readonly<Record<CoverageKind, string>> = {
  operation: "operations",
  parameter: "parameters",
  limit: "limits",
  value: "values",
  rule: "rules",
  reply: "replies",
  output: "outputs",
  error: "errors",
};

/** Covered items of one operation, by kind. */
export function coverageOf(
  { coverageItems, gaps }: Pick<Derived, "coverageItems" | "gaps">,
  results: readonly CaseResult[],
): Readonly<Partial<Record<CoverageKind, Covered>>> {
  const passed = new Set(results.filter(({ state }) => state === "passed").flatMap(coversOf));
  const because = ({ id }: CoverageItem) =>
    gaps.find(({ item }) => item === id)?.reason ?? whyMissing(id, results);
  const covered = (ofKind: readonly CoverageItem[]): Covered => {
    const missing = ofKind.filter(({ id }) => !passed.has(id));
    return {
      covered: ofKind.length - missing.length,
      total: ofKind.length,
      missing: missing.map((item) => ({ text: item.text, reason: because(item) })),
    };
  };
  const kinds = new Set(coverageItems.map(({ kind }) => kind));
  return Object.fromEntries(
    Array.from(kinds, (kind) => [
      kind,
      covered(coverageItems.filter((item) => item.kind === kind)),
    ]),
  );
}

const coversOf = ({ covers }: CaseResult) => covers;

function whyMissing(item: string, results: readonly CaseResult[]): string {
  const meant = results.filter(({ covers }) => covers.includes(item));
  const failed = meant.find(({ state }) => state === "failed");
  if (failed) return `the case ${failed.title} failed`;
  const [skipped] = meant;
  return skipped ? `the case ${skipped.title} was skipped` : "no case shows it";
}
