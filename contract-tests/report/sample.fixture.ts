import type { CoverageItem, CoverageKind } from "../contract/case.ts";
import type { CaseResult } from "./case-result.ts";
import type { Run } from "./report.ts";
import type { RequiredCoverage } from "./required.ts";
import type { MutationReport } from "./types.ts";

/** A result to vary: a case of books that passed. */
export function result(changes: Partial<CaseResult> = {}): CaseResult {
  const { operation = "books_get_volume", title = "volumeId=abc" } = changes;
  return {
    id: `${operation} ${title}`,
    part: "matrix",
    provider: "books",
    operation,
    title,
    about: "volumeId",
    failures: [],
    causes: changes.failures ?? [],
    drift: [],
    notes: [],
    state: "passed",
    durationMs: 3,
    ...changes,
  };
}

/** A coverage item whose id says all, `books_get_volume/limit/40`, and the titles of cases that show it. */
export function coverageItem(id: string, text: string, ...titles: readonly string[]): CoverageItem {
  const [operation = "", kind = ""] = id.split("/");
  const [provider = ""] = operation.split("_");
  const shownBy = titles.map((title) => `${operation} ${title}`);
  // The tests name real kinds.
  return { id, kind: kind as CoverageKind, provider, operation, text, shownBy };
}

/** The required coverage of an operation; the ids of its items name it. */
export function requiredOf(
  operation: string,
  coverageItems: readonly CoverageItem[],
): RequiredCoverage {
  const [provider = ""] = operation.split("_");
  return { provider, operation, coverageItems };
}

/** A whole run against the mock. */
export function run(results: readonly CaseResult[], operations: readonly RequiredCoverage[]): Run {
  return {
    target: "mock",
    startedAt: "2025-03-01T12:00:00.000Z",
    durationMs: 7_240,
    cpuMs: 11_800,
    whole: true,
    mutation: null,
    otherFailures: [],
    results,
    operations,
  };
}

/** Mutants of which one survived. */
export const mutation: MutationReport = {
  startedAt: "2025-03-01T03:00:00.000Z",
  durationMs: 312_000,
  sampled: false,
  operations: [
    {
      id: "books_search_volumes",
      provider: "books",
      killed: 211,
      survived: 1,
      equivalent: 3,
      refused: 40,
    },
    {
      id: "books_get_volume",
      provider: "books",
      killed: 96,
      survived: 0,
      equivalent: 0,
      refused: 12,
    },
    { id: "books", provider: "books", killed: 18, survived: 0, equivalent: 0, refused: 2 },
  ],
  survivors: [
    {
      mutant: "books_search_volumes maxResults.maximum: 40 -> 41",
      place: "specs/books.yaml:130:9",
    },
  ],
  equivalent: [
    {
      mutant: "books_search_volumes startIndex.minimum: 0 -> removed",
      reason: "the provider's own pattern refuses the same values",
    },
  ],
};
