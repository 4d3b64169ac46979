import { type Uncovered, uncoveredOf } from "../missing.ts";
import { casesOf, coveredOf, isGreen, tally, untestedOf } from "../totals.ts";
import type { ContractReport, DriftReport } from "../types.ts";
import { counted, duration } from "../format.ts";
import { anchorOf } from "./anchor.ts";
import type { Links } from "./links.ts";
import { type CoverageView, coverageView } from "./coverage.ts";
import { type MatrixProvider, matrixView } from "./matrix.ts";
import { type MutationView, mutationView } from "./mutation.ts";
import { type Tile, tiles } from "./tiles.ts";

/** Everything the template prints, decided. */
export interface ReportView {
  /** The catalogue that lies beside. */
  readonly home: string | null;
  readonly verdict: { readonly state: "good" | "bad"; readonly text: string };
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly tiles: readonly Tile[];
  readonly failures: readonly FailedOperation[];
  /** Uncovered items of a run of the whole suite. */
  readonly missing: readonly Uncovered[];
  readonly coverage: CoverageView;
  /** What to know of the coverage; null when it speaks for itself. */
  readonly coverageNote: string | null;
  readonly matrix: readonly MatrixProvider[];
  readonly drift: readonly DriftView[];
  readonly mutation: MutationView | null;
  readonly skipped: ContractReport["skipped"];
  readonly notes: ContractReport["notes"];
}

interface FailedOperation {
  readonly operation: string;
  readonly cases: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly part: string;
    readonly messages: readonly string[];
  }[];
}

interface DriftView extends DriftReport {
  readonly text: string;
}

const DRIFT_TEXTS: Readonly<Record<DriftReport["kind"], string>> = {
  "unknown-field": "unknown field",
  "new-enum-value": "new value",
  "undeclared-status": "undeclared status",
  "type-change": "changed type",
};

/** Decides what the document of a run shows. */
export function reportView(report: ContractReport, links: Links): ReportView {
  const mutation = report.mutation && mutationView(report.mutation);
  return {
    home: links.home,
    verdict: verdict(report),
    facts: facts(report),
    tiles: tiles(report, mutation),
    failures: [...untested(report), ...others(report), ...failures(report)],
    missing: uncoveredOf(report),
    coverage: coverageView(report, links),
    coverageNote: report.whole
      ? null
      : "Coverage is required only of the whole suite against the mock.",
    matrix: matrixView(report, links),
    drift: report.drift.map((drift) => ({ ...drift, text: DRIFT_TEXTS[drift.kind] })),
    mutation,
    skipped: report.skipped,
    notes: report.notes,
  };
}

function verdict(report: ContractReport): ReportView["verdict"] {
  const { failed } = tally(casesOf(report));
  const without = untestedOf(report).length;
  const open = coveredOf(report.providers).missing.length - without;
  if (isGreen(report))
    return {
      state: "good",
      text: report.whole ? "All contracts hold" : "All cases that ran passed",
    };
  const text = [
    failed > 0 && `${counted(failed, "case")} failed`,
    without > 0 && `${counted(without, "provider")} not tested`,
    report.otherFailures.length > 0 && `${counted(report.otherFailures.length, "other failure")}`,
    report.whole && open > 0 && `${counted(open, "coverage item")} missing`,
  ];
  return { state: "bad", text: text.filter(Boolean).join(", ") || "Nothing to cover" };
}

function facts({ target, startedAt, durationMs, cpuMs }: ContractReport): ReportView["facts"] {
  return [
    { term: "Target", detail: target },
    { term: "Started", detail: `${startedAt.slice(0, 16).replace("T", " ")} UTC` },
    { term: "Time", detail: duration(durationMs) },
    ...(cpuMs === null ? [] : [{ term: "CPU", detail: duration(cpuMs) }]),
  ];
}

function untested(report: ContractReport): readonly FailedOperation[] {
  return untestedOf(report).map(({ provider, problem = "" }) => ({
    operation: provider,
    cases: [
      { anchor: anchorOf(provider), title: "manifest", part: "not tested", messages: [problem] },
    ],
  }));
}

function others({ otherFailures }: ContractReport): readonly FailedOperation[] {
  if (otherFailures.length === 0) return [];
  const cases = otherFailures.map(({ name, message }) => ({
    anchor: anchorOf(name),
    title: name,
    part: "test",
    messages: [message],
  }));
  return [{ operation: "Other tests", cases }];
}

function failures({ providers }: ContractReport): readonly FailedOperation[] {
  return providers
    .flatMap(({ operations }) => operations)
    .map(({ id, cases }) => ({
      operation: id,
      cases: cases
        .filter(({ state }) => state === "failed")
        .map((failed) => ({
          anchor: anchorOf(failed.id),
          title: failed.title,
          part: failed.part,
          messages: failed.failures,
        })),
    }))
    .filter(({ cases }) => cases.length > 0);
}
