import type { CoverageItem } from "../contract/case.ts";

/** The coverage items of an operation. */
export interface RequiredCoverage {
  readonly coverageItems: readonly CoverageItem[];
  readonly provider: string;
  readonly operation: string;
  /** What is worth knowing of it, though nothing is wrong. */
  readonly notes?: readonly string[];
}
