import {
  type CoverageRow,
  columnsOf,
  coverageRow,
  kindsOf,
} from "../../../contract-tests/report/coverage-table.ts";
import { counted, duration } from "../../../contract-tests/report/format.ts";
import { sayMissing, uncoveredOf } from "../../../contract-tests/report/missing.ts";
import {
  casesOf,
  coveredOf,
  isGreen,
  tallied,
  tally,
  untestedOf,
} from "../../../contract-tests/report/totals.ts";
import type { CaseReport, ContractReport } from "../../../contract-tests/report/types.ts";
import type {
  RunCase,
  RunCoverage,
  RunFailures,
  RunLinks,
  RunPage,
  RunProvider,
} from "../../catalogue/data/types.ts";

/** Decides what the page of a run shows. */
export function runPage(report: ContractReport, links: RunLinks | null = null): RunPage {
  const { target, startedAt, durationMs, cpuMs, whole, drift, mutation, skipped, notes } = report;
  return {
    verdict: verdictOf(report),
    target,
    startedAt,
    time: duration(durationMs),
    cpu: cpuMs === null ? null : duration(cpuMs),
    whole,
    counts: { ...tally(casesOf(report)), untested: untestedOf(report).length },
    failures: [...besides(report), ...failuresOf(report)],
    missing: uncoveredOf(report),
    columns: columnsOf(report),
    coverage: coverageOf(report),
    matrix: matrixOf(report),
    drift,
    mutation,
    skipped,
    notes,
    links,
  };
}

function verdictOf(report: ContractReport): RunPage["verdict"] {
  if (isGreen(report))
    return {
      isGood: true,
      text: report.whole ? "All contracts hold" : "All cases that ran passed",
    };
  const { failed } = tally(casesOf(report));
  const without = untestedOf(report).length;
  const others = report.otherFailures.length;
  const tested = report.providers.filter(({ problem }) => problem === undefined);
  const open = report.whole ? coveredOf(tested).missing.length : 0;
  const text = [
    failed > 0 && `${counted(failed, "case")} failed`,
    without > 0 && `${counted(without, "provider")} not tested`,
    others > 0 && counted(others, "other failure"),
    open > 0 && `${counted(open, "coverage item")} missing`,
  ];
  return { isGood: false, text: text.filter(Boolean).join(", ") || "Nothing to cover" };
}

/** Providers that could not be tested, and tests that are no cases. */
function besides(report: ContractReport): readonly RunFailures[] {
  const untested = untestedOf(report).map(({ provider, problem = "" }) => ({
    about: provider,
    cases: [{ title: "manifest", part: "not tested", messages: [problem] }],
  }));
  const cases = report.otherFailures.map(({ name, message }) => {
    return { title: name, part: "test", messages: [message] };
  });
  return cases.length > 0 ? [...untested, { about: "Other tests", cases }] : untested;
}

function failuresOf({ providers }: ContractReport): readonly RunFailures[] {
  const operations = providers.flatMap((provider) => provider.operations);
  return operations.flatMap(({ id, cases }) => {
    const failed = failedOf(cases).map(({ title, part, failures }) => {
      return { title, part, messages: failures };
    });
    return failed.length > 0 ? [{ about: id, cases: failed }] : [];
  });
}

function failedOf(cases: readonly CaseReport[]): readonly CaseReport[] {
  return cases.filter(({ state }) => state === "failed");
}

/** Providers with their operations, and all of them together at the end. */
function coverageOf(report: ContractReport): readonly RunCoverage[] {
  const { providers } = report;
  const kinds = kindsOf(report);
  const rows = providers.flatMap((provider) => [
    rowOf("provider", coverageRow(kinds, provider.provider, [provider])),
    ...provider.operations.map((operation) => {
      const own = [{ ...provider, operations: [operation] }];
      return rowOf("operation", coverageRow(kinds, operation.id, own));
    }),
  ]);
  return providers.length > 1
    ? [...rows, rowOf("all", coverageRow(kinds, "all", providers))]
    : rows;
}

function rowOf(level: RunCoverage["level"], { name, cells, total }: CoverageRow): RunCoverage {
  const said = [total, ...cells].map(({ covered, total: of, missing }) => {
    return { covered, total: of, missing: missing.map(sayMissing) };
  });
  return { name, level, cells: said };
}

/** Operations without a case are left out. */
function matrixOf({ providers }: ContractReport): readonly RunProvider[] {
  return providers.map(({ provider, operations, problem = null }) => ({
    provider,
    problem,
    operations: operations
      .filter(({ cases }) => cases.length > 0)
      .map(({ id, cases }) => ({ id, tally: tallied(tally(cases)), groups: groupsOf(cases) })),
  }));
}

function groupsOf(cases: readonly CaseReport[]): RunProvider["operations"][number]["groups"] {
  const places = new Map(failedOf(cases).map((each, place) => [each, place]));
  const names = new Set(cases.map(({ group }) => group));
  return [...names].toSorted(byGroup).map((name) => {
    const own = cases.filter(({ group }) => group === name);
    return { name, cases: own.map((each) => caseOf(each, places.get(each))) };
  });
}

function caseOf({ title, state, durationMs }: CaseReport, failure: number | undefined): RunCase {
  if (failure !== undefined) return { title, failure };
  return state === "passed" ? { title, ms: Math.round(durationMs) } : { title };
}

/** Groups of cases that are about no parameter; all others stand between `call` and `rules`. */
const order = ["examples", "call", "rules", "replies", "documented", "flows"];
const PARAMETERS = 1.5;

/** For sorting groups. */
function byGroup(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(group: string): number {
  const place = order.indexOf(group);
  return place < 0 ? PARAMETERS : place;
}
