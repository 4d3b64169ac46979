import type { CaseResult } from "./case-result.ts";
import { coverageOf } from "./coverage.ts";
import type { RequiredCoverage } from "./required.ts";
import type { ContractReport, OperationReport, ProviderReport, Untested } from "./types.ts";

/** A run, as the reporter saw it. */
export interface Run
  extends Pick<
    ContractReport,
    "target" | "startedAt" | "durationMs" | "cpuMs" | "whole" | "mutation" | "otherFailures"
  > {
  readonly results: readonly CaseResult[];
  /** Of every operation of the providers that were chosen. */
  readonly operations: readonly RequiredCoverage[];
  /** Providers that cannot be tested, and why. */
  readonly untested?: readonly Untested[];
}

/** Brings the results of a run in the order of providers and operations. */
export function contractReport({
  results,
  operations,
  untested = [],
  ...run
}: Run): ContractReport {
  const all = [...operations, ...withoutItems(operations, results)];
  const providers = [...new Set(all.map(({ provider }) => provider))];
  return {
    version: 2,
    ...run,
    providers: withUntested(
      providers.map((provider) => ({
        provider,
        operations: all
          .filter((operation) => operation.provider === provider)
          .map((operation) => operationReport(operation, results)),
      })),
      untested,
    ),
    drift: results.flatMap(({ drift }) => drift),
    notes: [
      ...results.flatMap(({ id, notes }) => notes.map((note) => ({ id, note }))),
      ...operations.flatMap(({ operation: id, notes = [] }) => notes.map((note) => ({ id, note }))),
    ],
    skipped: results
      .filter(({ state }) => state === "skipped")
      .map(({ id, reason }) => ({ id, reason: reason ?? "skipped by the test" })),
  };
}

/** Where there are some, all in the order of their names, as of a run in parts. */
function withUntested(
  tested: readonly ProviderReport[],
  untested: readonly Untested[],
): readonly ProviderReport[] {
  if (untested.length === 0) return tested;
  const others = untested.map(({ name: provider, message: problem, operations }) => ({
    provider,
    operations: operations.map((id) => ({ id, cases: [], coverage: lacking(problem) })),
    problem,
  }));
  return [...tested, ...others].toSorted((one, other) => (one.provider < other.provider ? -1 : 1));
}

/** How much there is to cover, nobody knows; it is not nothing. */
function lacking(reason: string): OperationReport["coverage"] {
  return { operation: { covered: 0, total: 1, missing: [{ text: "all of it", reason }] } };
}

/** Operations that ran are reported even without coverage items. */
function withoutItems(operations: readonly RequiredCoverage[], results: readonly CaseResult[]) {
  const known = new Set(operations.map(({ operation }) => operation));
  const others = new Map<string, RequiredCoverage>();
  for (const { provider, operation } of results) {
    if (known.has(operation)) continue;
    others.set(operation, { provider, operation, coverageItems: [] });
  }
  return others.values();
}

function operationReport(
  coverageItems: RequiredCoverage,
  all: readonly CaseResult[],
): OperationReport {
  const results = all.filter(({ operation }) => operation === coverageItems.operation);
  return {
    id: coverageItems.operation,
    cases: results.map((result) => {
      const { id, title, part, about, state, durationMs, failures, causes, place } = result;
      const found = { failures, causes, ...(place !== undefined && { place }) };
      return { id, title, part, group: about, state, durationMs, ...found };
    }),
    coverage: coverageOf(coverageItems, results),
  };
}
