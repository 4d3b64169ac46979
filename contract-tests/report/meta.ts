import type { TaskMeta } from "vitest";
import type { Case } from "../contract/case.ts";
import { manifestFileOf } from "../contract/manifests.ts";
import { lineOf } from "../documented/position.ts";
import type { Inputs } from "../oracle/values.ts";
import { providers } from "../settings/providers.ts";
import { causeOf } from "./causes.ts";
import type { RequiredCoverage } from "./required.ts";
import type { CaseReport, DriftReport } from "./types.ts";

/** What a test reports about the case that it runs. */
export interface CaseMeta extends Pick<Case, "id" | "provider" | "operation" | "title" | "about"> {
  readonly part: CaseReport["part"];
  readonly failures: readonly string[];
  readonly causes: readonly string[];
  readonly place?: string;
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
}: Omit<CaseMeta, "failures" | "causes" | "place" | "drift" | "notes">): {
  readonly meta: Pick<TaskMeta, "contract">;
} {
  const found = { failures: [], causes: [], drift: [], notes: [] };
  return { meta: { contract: { id, part, provider, operation, title, about, ...found } } };
}

/** What else is known of a case that has run. */
interface Beside extends Partial<Pick<CaseMeta, "drift" | "notes">> {
  /** What it gave, which its causes call by their names. */
  readonly inputs?: Inputs;
}

/** Reports the result of a case, and fails the test if anything is wrong. */
export function settleCase(
  task: { readonly meta: TaskMeta },
  failures: readonly { readonly message: string }[],
  { drift = [], notes = [], inputs = {} }: Beside = {},
): void {
  const { contract } = task.meta;
  if (!contract) throw new TypeError("settleCase: give the test its case with describeCase(case)");
  const messages = failures.map(({ message }) => message);
  const causes = messages.map((message) => causeOf(message, contract.id, inputs));
  const place = messages.length > 0 ? placeOf(contract) : undefined;
  const found = { failures: messages, causes, drift, notes, ...(place && { place }) };
  task.meta.contract = { ...contract, ...found };
  failWith(messages);
}

/** Fails a test with sentences, if there are any. */
export function failWith(messages: readonly string[]): void {
  if (messages.length > 0) throw new CaseFailure(messages);
}

/** Its place in the code says nothing: the case is what is wrong. */
export class CaseFailure extends Error {
  override readonly name = "CaseFailure";

  constructor(messages: readonly string[]) {
    super(messages.join("\n"));
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** Where the manifest says what a case is about: the input, else the operation; undefined where it has none of this id. */
function placeOf({ provider, operation, about }: CaseMeta): string | undefined {
  if (!providers.includes(provider)) return undefined;
  const { path, text, manifest } = manifestFileOf(provider);
  const { operations = {}, params }: Partial<typeof manifest> = Object(manifest);
  const written = operations[operation];
  if (!written) return undefined;
  const isIn = (named: object | undefined) => Object.hasOwn(Object(named), about);
  const own = ["operations", operation];
  const shared = isIn(params) ? ["params", about] : own;
  const member = isIn(written.params) ? [...own, "params", about] : shared;
  return `${path}:${lineOf(text, member)}`;
}
