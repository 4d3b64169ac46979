import type { CaseMeta } from "../report/meta.ts";
import type { DriftReport } from "../report/types.ts";
import type { Failure } from "../run/types.ts";

/** One call of a run against a provider, or against what was recorded of one. */
export interface SessionCase extends Omit<CaseMeta, "failures" | "drift" | "notes"> {
  /** Cases run one after the other, in their order. */
  run(): Promise<SessionResult>;
}

/** What came of it. */
export type SessionResult = Skipped | Checked;

export interface Skipped {
  readonly kind: "skipped";
  readonly reason: string;
}

export interface Checked {
  readonly kind: "checked";
  readonly failures: readonly Pick<Failure, "message">[];
  readonly drift: readonly DriftReport[];
  /** What is worth knowing, though nothing is wrong. */
  readonly notes: readonly string[];
}

/** A case as reports name it. */
export function sessionCase(
  { provider, id: operation }: { readonly provider: string; readonly id: string },
  title: string,
  run: SessionCase["run"],
): SessionCase {
  const id = `${operation} ${JSON.stringify(title)}`;
  return { id, part: "examples", provider, operation, title, covers: [], run };
}

/** An operation of which nothing is called. */
export function skippedOperation(
  operation: { readonly provider: string; readonly id: string },
  reason: string,
): SessionCase {
  const run = async () => ({ kind: "skipped", reason }) as const;
  return { ...sessionCase(operation, "no call", run), id: operation.id };
}
