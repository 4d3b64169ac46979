import type { CoverageKind } from "../contract/case.ts";
import { counted, grouped } from "./format.ts";
import type { CaseReport, ContractReport, Covered, ProviderReport } from "./types.ts";

/** How many cases came to what. */
export type Tally = Readonly<Record<CaseReport["state"], number>>;

/** Counts cases by what came of them. */
export function tally(cases: readonly CaseReport[]): Tally {
  const count = (wanted: CaseReport["state"]) =>
    cases.filter(({ state }) => state === wanted).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}

/** `1,240 passed, 2 failed, 3 skipped`; what did not happen is left out. */
export function tallied({ passed, failed, skipped }: Tally): string {
  const parts = [
    `${grouped(passed)} passed`,
    failed > 0 && `${grouped(failed)} failed`,
    skipped > 0 && `${grouped(skipped)} skipped`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** All cases of a run. */
export function casesOf({ providers }: ContractReport): readonly CaseReport[] {
  return providers.flatMap(({ operations }) => operations.flatMap(({ cases }) => cases));
}

/** Covered items of one kind in all operations of the providers; of every kind if none is given. */
export function coveredOf(providers: readonly ProviderReport[], kind?: CoverageKind): Covered {
  const parts = providers.flatMap(({ operations, problem }) => [
    ...operations.flatMap(({ coverage }) =>
      kind ? (coverage[kind] ?? []) : Object.values(coverage),
    ),
    // How much it would be, nobody knows; it is not nothing.
    ...(problem === undefined || kind || operations.length > 0 ? [] : [unknown(problem)]),
  ]);
  return {
    covered: parts.reduce((sum, { covered }) => sum + covered, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
    missing: parts.flatMap(({ missing }) => missing),
  };
}

function unknown(reason: string): Covered {
  return { covered: 0, total: 1, missing: [{ text: "all of it", reason }] };
}

/** Providers that could not be tested. */
export function untestedOf({ providers }: ContractReport): readonly ProviderReport[] {
  return providers.filter(({ problem }) => problem !== undefined);
}

/** `; 1 provider not tested; 2 other failures`: what cases do not count. */
export function sayOthers(report: ContractReport): string {
  const untested = untestedOf(report).length;
  const failures = report.otherFailures.length;
  return [
    untested > 0 ? `; ${counted(untested, "provider")} not tested` : "",
    failures > 0 ? `; ${counted(failures, "other failure")}` : "",
  ].join("");
}

/** Whole per cent; 100 only when nothing is missing, null when there are no coverage items. */
export function percent({ covered, total }: Covered): number | null {
  return total === 0 ? null : Math.floor((100 * covered) / total);
}

/** Nothing failed, and a run of the whole suite covered every coverage item. */
export function isGreen(report: ContractReport): boolean {
  const failures = [...report.otherFailures, ...untestedOf(report)];
  if (tally(casesOf(report)).failed + failures.length > 0) return false;
  return !report.whole || percent(coveredOf(report.providers)) === 100;
}
