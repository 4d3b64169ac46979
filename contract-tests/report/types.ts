import type { CoverageKind, Part } from "../contract/case.ts";

/** One run of the suite, as JSON: what every report is made of. */
export interface ContractReport {
  readonly version: 2;
  readonly target: "mock" | "replay" | "live";
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** Of the whole process; null where other tests ran in it as well. */
  readonly cpuMs: number | null;
  /** All of the suite ran against the mock, so that its coverage must be complete. */
  readonly whole: boolean;
  readonly providers: readonly ProviderReport[];
  /** What failed besides cases: tests, and files of tests that could not be read. */
  readonly otherFailures: readonly OtherFailure[];
  readonly drift: readonly DriftReport[];
  /** Operations or cases that were left out, and why. */
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
  /** What is worth knowing of cases, though nothing is wrong. */
  readonly notes: readonly { readonly id: string; readonly note: string }[];
  readonly mutation: MutationReport | null;
}

/** A provider that could not be tested, why, and what to do; and its operations, as far as they are known. */
export interface Untested extends OtherFailure {
  readonly operations: readonly string[];
}

export interface OtherFailure {
  readonly name: string;
  readonly message: string;
}

export interface ProviderReport {
  readonly provider: string;
  readonly operations: readonly OperationReport[];
  /** Why it could not be tested, and what to do, as where its manifest cannot be read; then it failed. */
  readonly problem?: string;
}

export interface OperationReport {
  readonly id: string;
  readonly cases: readonly CaseReport[];
  /** By kind of coverage item; kinds without any are left out. */
  readonly coverage: Readonly<Partial<Record<CoverageKind, Covered>>>;
}

export interface Covered {
  readonly covered: number;
  readonly total: number;
  /** Those that no passed case covers. */
  readonly missing: readonly Missing[];
}

/** A coverage item that no passed case covers, as text, with the reason. */
export interface Missing {
  readonly text: string;
  readonly reason: string;
}

export interface CaseReport {
  readonly id: string;
  readonly title: string;
  readonly part: Part | "flows";
  /** What of the operation it is about: a parameter by name, `rules`, `replies`, or the part. */
  readonly group: string;
  readonly state: "passed" | "failed" | "skipped";
  readonly durationMs: number;
  /** Empty unless failed. */
  readonly failures: readonly string[];
  /** Of each failure, what is wrong without the values of the case: equal for equal causes. */
  readonly causes: readonly string[];
  /** `specs/books.yaml:130`: what the manifest says of it; absent unless failed. */
  readonly place?: string;
}

/** Something at the provider that the manifest does not know. */
export interface DriftReport {
  readonly provider: string;
  readonly operation: string;
  readonly case: string;
  readonly kind: "unknown-field" | "new-enum-value" | "undeclared-status" | "type-change";
  /** `body.items[].saleInfo.isPreorder` */
  readonly path: string;
  /** For people: what was seen. */
  readonly message: string;
  /** YAML for the manifest that would accept it, with the place it belongs to. */
  readonly change: string;
}

export interface MutationReport {
  readonly startedAt: string;
  readonly durationMs: number;
  /** True when only a sample was run. */
  readonly sampled: boolean;
  readonly operations: readonly MutationScore[];
  readonly survivors: readonly SurvivorReport[];
  /** Mutants that are declared to change nothing. */
  readonly equivalent: readonly { readonly mutant: string; readonly reason: string }[];
}

export interface MutationScore {
  /** Operation id, or the provider for mutants of all its operations. */
  readonly id: string;
  readonly provider: string;
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Refused by the checker of manifests before a test could see them; no part of the score. */
  readonly refused: number;
}

export interface SurvivorReport {
  /** `books_search_volumes maxResults.maximum: 40 -> 41` */
  readonly mutant: string;
  /** `specs/books.yaml:130:9` */
  readonly place: string;
}
