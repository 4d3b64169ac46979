import type { CoverageItem, CoverageKind } from "../contract/case.ts";
import type { CaseResult } from "./case-result.ts";
import type { RequiredCoverage } from "./required.ts";
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
  member: "members",
};

/** Covered items of one operation, by kind. */
export function coverageOf(
  { coverageItems }: Pick<RequiredCoverage, "coverageItems">,
  results: readonly CaseResult[],
): Readonly<Partial<Record<CoverageKind, Covered>>> {
  const states = new Map(results.map((each) => [each.id, each]));
  const covered = (ofKind: readonly CoverageItem[]): Covered => {
    const missing = ofKind.filter(
      ({ shownBy }) => !shownBy.some((id) => states.get(id)?.state === "passed"),
    );
    return {
      covered: ofKind.length - missing.length,
      total: ofKind.length,
      missing: missing.map((item) => ({ text: item.text, reason: whyMissing(item, states) })),
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

/** Its cause is told by the cases. */
export const FAILED = "the cases that show it failed";

function whyMissing(
  { shownBy, reason }: CoverageItem,
  results: ReadonlyMap<string, CaseResult>,
): string {
  if (reason !== undefined) return reason;
  const meant = shownBy.flatMap((id) => results.get(id) ?? []);
  if (meant.some(({ state }) => state === "failed")) return FAILED;
  const [skipped] = meant;
  return skipped ? `the case ${skipped.title} was skipped` : "no case shows it";
}
