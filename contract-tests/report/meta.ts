import type { TaskMeta } from "vitest";
import type { Case } from "../contract/case.ts";
import type { RequiredCoverage } from "./required.ts";
import type { CaseReport, DriftReport } from "./types.ts";

/** What a test reports about the case that it runs. */
export interface CaseMeta extends Pick<Case, "id" | "provider" | "operation" | "title" | "about"> {
  readonly part: CaseReport["part"];
  readonly failures: readonly string[];
  readonly drift: readonly DriftReport[];
  /** What is worth knowing, though nothing is wrong. */
  readonly notes: readonly string[];
}

declare module "vitest" {
  interface TaskMeta {
    contract?: CaseMeta;
    /** What has to be covered of a provider; of the one test that says so. */
    required?: readonly RequiredCoverage[];
  }
}

/**
 * Options of the test that runs a case; the reporter then knows of skipped ones as well:
 * `test(title, describeCase(case), async ({ task }) => settleCase(task, await run()))`.
 */
export function describeCase({
  id,
  part,
  provider,
  operation,
  title,
  about,
}: Omit<CaseMeta, "failures" | "drift" | "notes">): {
  readonly meta: Pick<TaskMeta, "contract">;
} {
  const found = { failures: [], drift: [], notes: [] };
  return { meta: { contract: { id, part, provider, operation, title, about, ...found } } };
}

/** Reports the result of a case, and fails the test if anything is wrong. */
export function settleCase(
  task: { readonly meta: TaskMeta },
  failures: readonly { readonly message: string }[],
  drift: readonly DriftReport[] = [],
  notes: readonly string[] = [],
): void {
  const { contract } = task.meta;
  if (!contract) throw new TypeError("settleCase: give the test its case with describeCase(case)");
  const messages = failures.map(({ message }) => message);
  task.meta.contract = { ...contract, failures: messages, drift, notes };
  failWith(messages);
}

/** Fails a test with sentences, if there are any. */
export function failWith(messages: readonly string[]): void {
  if (messages.length > 0) throw new CaseFailure(messages);
}

/** Its place in the code says nothing: the case is what is wrong. */
class CaseFailure extends Error {
  override readonly name = "CaseFailure";

  constructor(messages: readonly string[]) {
    super(messages.join("\n"));
    this.stack = `${this.name}: ${this.message}`;
  }
}
