import type { Outcome } from "../cases/types.ts";
import type { Contract, OperationContract, ReplyContent, Value } from "../contract/types.ts";
import { driftReports } from "../drift/drift.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { expectedRequest } from "../oracle/request.ts";
import { type Scrubber, scrubber } from "../record/scrub.ts";
import { secretsOf } from "../record/secrets.ts";
import { judge } from "../run/judge.ts";
import type { Observation } from "../run/types.ts";
import type { Checked } from "./session.ts";

/** A call that was made, and everything that was seen of it. */
export interface MadeCall {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly title: string;
  /** Credentials included. */
  readonly inputs: Readonly<Record<string, Value>>;
  readonly seen: Observation;
  /** Undefined when none came. */
  readonly reply: ReplyContent | undefined;
}

/** Compares a call with what the manifest promises of it; nothing that is said holds a secret. */
export function checkCall({ contract, operation, title, inputs, seen, reply }: MadeCall): Checked {
  const id = `${operation.id} ${JSON.stringify(title)}`;
  const scrub = scrubber(secretsOf(contract, operation, inputs));
  const scrubbed = <Each extends object>(found: readonly Each[]) =>
    found.map((each) => scrub.value(each as unknown as Value) as unknown as Each); // the same members
  if (!reply || seen.requests.length === 0) {
    const why = seen.result.kind === "error" ? String(seen.result.error) : "it gave an output";
    const what = seen.requests.length === 0 ? "nothing was sent" : "no reply came";
    const failures = scrubbed([{ message: `${id}: ${what}: ${why}` }]);
    return { kind: "checked", failures, drift: [], notes: [] };
  }
  const { request, warnings } = expectedRequest(contract, operation, inputs);
  const outcome = expectedOutcome(operation, inputs, reply);
  const given = { ...reply, example: null, declared: false };
  const expected = {
    kind: "sent" as const,
    request,
    warnings,
    reply: given,
    outcome: withoutSecrets(outcome, scrub),
  };
  const failures = judge({ id, operation: operation.id, inputs, expected }, contract, seen);
  const refused = outcome.kind === "error" ? [refusal(id, reply, outcome.error)] : [];
  const drift = driftReports(contract, operation, title, reply);
  return {
    kind: "checked",
    failures: scrubbed([...failures, ...refused]),
    drift: scrubbed(drift),
    notes: [],
  };
}

/** A message that repeats a secret is not what the caller gets: the client leaves the secret out. */
function withoutSecrets(outcome: Outcome, scrub: Scrubber): Outcome {
  if (outcome.kind === "output") return outcome;
  const { message = "", ...error } = outcome.error;
  return scrub.text(message) === message ? outcome : { kind: "error", error };
}

/** A live call is expected to succeed. */
function refusal(
  id: string,
  { status }: ReplyContent,
  { code, message }: { readonly code: string; readonly message?: string },
): { readonly message: string } {
  const isUnfit = code === "invalid_reply";
  const words = isUnfit ? ": the outputs cannot be made of it" : message ? `: ${message}` : "";
  return { message: `${id}: the provider answered ${status} (${code})${words}` };
}
