import type { CaseMeta } from "./meta.ts";
import type { CaseReport } from "./types.ts";

/** A case with what came of it. */
export interface CaseResult extends CaseMeta, Pick<CaseReport, "state" | "durationMs"> {
  /** Why it was skipped. */
  readonly reason?: string;
}
