import type { CaseMeta, DriftReport, Failure, OperationContract } from "blockwright/suite";

/** One call of a run against a provider, or against what was recorded of one. */
export interface SessionCase
  extends Pick<CaseMeta, "id" | "part" | "provider" | "operation" | "title" | "about"> {
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

type Named = Pick<OperationContract, "provider" | "id">;

/** A call as reports name it: `crm_query "all accounts"`. */
export function callId({ id }: Pick<Named, "id">, title: string): string {
  return `${id} ${JSON.stringify(title)}`;
}

/** One call as a case. */
export function sessionCase(operation: Named, title: string, run: SessionCase["run"]): SessionCase {
  const { provider, id } = operation;
  const named = { id: callId(operation, title), provider, operation: id, title };
  return { ...named, part: "examples", about: "examples", run };
}

/** An operation of which nothing is called. */
export function skippedOperation(operation: Named, reason: string): SessionCase {
  const run = async () => ({ kind: "skipped", reason }) as const;
  return { ...sessionCase(operation, "no call", run), id: operation.id };
}
