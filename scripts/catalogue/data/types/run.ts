import type {
  ContractReport,
  Covered,
  DriftReport,
  MutationReport,
} from "../../../../contract-tests/report/types.ts";

/** One run of the contract suite. Cases are most of it, so each says no more than the page shows. */
export interface RunPage
  extends Pick<ContractReport, "target" | "startedAt" | "whole" | "skipped" | "notes"> {
  readonly verdict: { readonly isGood: boolean; readonly text: string };
  /** How long it took, as people say it; null: not measured. */
  readonly time: string;
  readonly cpu: string | null;
  readonly counts: {
    readonly passed: number;
    readonly failed: number;
    readonly skipped: number;
    /** Providers that could not be tested. */
    readonly untested: number;
  };
  readonly failures: readonly RunFailures[];
  /** Uncovered items of a run of the whole suite. */
  readonly missing: readonly { readonly operation: string; readonly lines: readonly string[] }[];
  readonly columns: readonly string[];
  readonly coverage: readonly RunCoverage[];
  readonly matrix: readonly RunProvider[];
  readonly drift: readonly DriftReport[];
  readonly mutation: MutationReport | null;
  /** Where a catalogue beside shows things; null: there is none. */
  readonly links: RunLinks | null;
}

/** What failed of an operation, or beside operations. */
export interface RunFailures {
  readonly about: string;
  readonly cases: readonly {
    readonly title: string;
    readonly part: string;
    readonly messages: readonly string[];
  }[];
}

/** A row of the coverage table. */
export interface RunCoverage {
  readonly name: string;
  readonly level: "all" | "provider" | "operation";
  /** All kinds together, then one for each column. */
  readonly cells: readonly RunCovered[];
}

/** What is not covered is said in words. */
export interface RunCovered extends Omit<Covered, "missing"> {
  readonly missing: readonly string[];
}

/** Every case: operations down, what the cases are about across. */
export interface RunProvider {
  readonly provider: string;
  /** Why there are no cases; null: there are. */
  readonly problem: string | null;
  readonly operations: readonly {
    readonly id: string;
    readonly tally: string;
    readonly groups: readonly { readonly name: string; readonly cases: readonly RunCase[] }[];
  }[];
}

/** A case was skipped, unless it passed or failed. */
export interface RunCase {
  readonly title: string;
  /** Milliseconds of one that passed. */
  readonly ms?: number;
  /** Of one that failed: which of the failures of its operation it is. */
  readonly failure?: number;
}

/** Addresses in a catalogue. */
export interface RunLinks {
  readonly home: string;
  /** By id. */
  readonly operations: Readonly<Record<string, string>>;
}

/** Mutants of one operation, or of all of them. */
export type RunScore = MutationReport["operations"][number];
