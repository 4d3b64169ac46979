import { casesOf, coveredOf, percent, tally, untestedOf } from "../totals.ts";
import type { ContractReport } from "../types.ts";
import { counted, grouped } from "../format.ts";
import type { MutationView } from "./mutation.ts";

/** One number of the summary. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly state: "good" | "bad" | "warn" | "none";
  /** The section that says more, where there is one. */
  readonly href: string | null;
}

/** The summary of a run. */
export function tiles(report: ContractReport, mutation: MutationView | null): readonly Tile[] {
  return [casesTile(report), coverageTile(report), mutationTile(mutation), driftTile(report)];
}

function casesTile(report: ContractReport): Tile {
  const { passed, failed, skipped } = tally(casesOf(report));
  const untested = untestedOf(report).length;
  const others = untested > 0 ? `, ${counted(untested, "provider")} not tested` : "";
  const isBad = failed + untested > 0;
  return {
    label: "Cases",
    value: grouped(passed + failed + skipped),
    note: `${grouped(passed)} passed, ${grouped(failed)} failed, ${grouped(skipped)} skipped${others}`,
    state: isBad ? "bad" : "good",
    href: isBad ? "#failures" : "#matrix",
  };
}

function coverageTile({ providers, whole }: ContractReport): Tile {
  const all = coveredOf(providers);
  const share = percent(all);
  const isShort = share !== 100;
  return {
    label: "Coverage",
    value: share === null ? "–" : `${share} %`,
    note: `${grouped(all.covered)} of ${counted(all.total, "coverage item")}`,
    state: isShort ? (whole ? "bad" : "none") : "good",
    href: "#coverage",
  };
}

function mutationTile(mutation: MutationView | null): Tile {
  const tile = { label: "Mutation score", href: mutation && "#mutation" };
  if (!mutation)
    return { ...tile, value: "–", note: "not measured; npx blockwright mutate", state: "none" };
  const { score, verdict: note, isComplete } = mutation;
  return { ...tile, value: score, note, state: isComplete ? "good" : "warn" };
}

function driftTile({ drift, target }: ContractReport): Tile {
  return {
    label: "Drift",
    value: target === "mock" ? "–" : grouped(drift.length),
    note: target === "mock" ? "not with a mock" : "differences from the manifests",
    state: target === "mock" ? "none" : drift.length > 0 ? "warn" : "good",
    href: drift.length > 0 ? "#drift" : null,
  };
}
