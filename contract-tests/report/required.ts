import type { Derived } from "../contract/case.ts";

/** The coverage items of an operation. */
export interface RequiredCoverage extends Pick<Derived, "coverageItems"> {
  readonly provider: string;
  readonly operation: string;
}
