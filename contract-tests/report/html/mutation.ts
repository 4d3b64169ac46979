import type { MutationReport, MutationScore } from "../types.ts";
import { counted, duration } from "../format.ts";

/** The mutation score, by operation. */
export interface MutationView {
  readonly score: string;
  readonly isComplete: boolean;
  /** `1 of 326 mutants survived`. */
  readonly verdict: string;
  readonly facts: string;
  readonly rows: readonly ScoreView[];
  readonly survivors: MutationReport["survivors"];
  readonly equivalent: MutationReport["equivalent"];
}

interface ScoreView extends MutationScore {
  readonly score: string;
  readonly share: number;
  readonly state: "complete" | "incomplete" | "none";
}

/** Scores by operation; the sum is the verdict. */
export function mutationView(report: MutationReport): MutationView {
  const { operations, survivors, equivalent, sampled, startedAt, durationMs } = report;
  const sum = (count: "killed" | "survived") =>
    operations.reduce((total, operation) => total + operation[count], 0);
  const killed = sum("killed");
  const tested = killed + sum("survived");
  const extent = `${sampled ? "a sample of " : ""}${counted(tested, "mutant")}`;
  return {
    score: shareText(scoreOf({ killed, survived: tested - killed })),
    isComplete: killed === tested,
    verdict: `${tested - killed} of ${extent} survived`,
    facts: `${extent}, ${startedAt.slice(0, 10)}, ${duration(durationMs)}`,
    rows: operations.map(scoreView),
    survivors,
    equivalent,
  };
}

function scoreView(operation: MutationScore): ScoreView {
  const share = scoreOf(operation);
  const state = share === null ? "none" : share === 100 ? "complete" : "incomplete";
  return { ...operation, score: shareText(share), share: share ?? 0, state };
}

/** Whole per cent; 100 only when nothing survived. */
function scoreOf({ killed, survived }: Pick<MutationScore, "killed" | "survived">): number | null {
  const tested = killed + survived;
  return tested === 0 ? null : Math.floor((100 * killed) / tested);
}

function shareText(share: number | null): string {
  return share === null ? "–" : `${share} %`;
}
