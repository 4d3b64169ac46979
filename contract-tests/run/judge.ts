import type { Case, Expected } from "../contract/case.ts";
import type { Contract } from "../contract/types.ts";
import { errorFacts } from "./error-facts.ts";
import { failedCall } from "./failed-call.ts";
import { leaks } from "./leaks.ts";
import { outcomeFailures } from "./outcome-failures.ts";
import { redactor } from "./redactor.ts";
import { requestFailures } from "./request-failures.ts";
import type { Failure, Observation } from "./types.ts";
import { type Redact, shown } from "./failure-text.ts";

export type Judged = Pick<Case, "id" | "operation" | "inputs"> & {
  readonly expected: Expected;
  /** When the call was made, in milliseconds since 1970, where that is known. */
  readonly now?: number;
};

/** Everything in which a call was not as expected, in terms of the manifest, without secrets. */
export function judge(
  call: Judged,
  contract: Contract,
  seen: Observation,
  redact: Redact = redactor(contract, call.operation, call.inputs),
): readonly Failure[] {
  const { expected } = call;
  const found =
    expected.kind === "refused" ? refusal(expected, seen) : sent(call, contract, seen, redact);
  return [...found, ...errorFailures(call, contract, seen)].map(({ kind, message }) => ({
    kind,
    message: `${call.id}: ${redact(message)}`,
  }));
}

/** Failures of any error, whatever was expected. */
function errorFailures(
  { operation, inputs, expected }: Judged,
  contract: Contract,
  { result, requests, isObjected }: Observation,
): readonly Failure[] {
  if (result.kind === "output") return [];
  const error = isObjected ? undefined : failedCall(result.error);
  const call = { contract, operation, inputs, expected, attempts: requests.length };
  const messages = [
    ...(error ? errorFacts(call, error) : []),
    ...leaks(contract, operation, inputs, result.error),
  ];
  return messages.map((message) => ({ kind: "error", message }));
}

function refusal(
  { inputs, code }: Extract<Expected, { kind: "refused" }>,
  { requests, result }: Observation,
): readonly Failure[] {
  const because = inputs.length > 0 ? ` because of ${inputs.join(", ")}` : "";
  const fail = (got: string): readonly Failure[] => [
    { kind: "refusal", message: `expected a refusal${because}, ${got}` },
  ];
  if (requests.length > 0) return fail("was sent");
  const error = result.kind === "error" ? failedCall(result.error) : null;
  if (!error) return fail(result.kind === "error" ? `got ${result.error}` : "got an output");
  if (error.code !== code) return fail(`got ${error.code}: ${error.message}`);
  const isBlamed = inputs.toSorted().join() === error.inputs.join();
  return isBlamed ? [] : fail(`but ${error.inputs.join(", ") || "nothing"} is blamed`);
}

/** Where a hook signs, the call is made at a time of its own. */
function toleranceOf({ operations }: Contract, operation: string): number {
  const signs = operations.some(({ id, hooks }) => id === operation && hooks.sign);
  return signs ? Infinity : 60_000;
}

function sent(
  call: Judged,
  contract: Contract,
  { requests, warnings, violations, isObjected, result }: Observation,
  redact: Redact,
): readonly Failure[] {
  const { operation, inputs, expected } = call;
  if (expected.kind !== "sent") return [];
  const [request, ...repeated] = requests;
  if (!request) {
    const why = result.kind === "error" ? `${result.error}` : "it gave an output all the same";
    return [{ kind: "request", message: `expected a request, none was sent: ${why}` }];
  }
  const found: Failure[] = [];
  if (repeated.length > 0)
    found.push({ kind: "request", message: `expected one request, ${requests.length} were sent` });
  const requestMessages = requestFailures(
    {
      contract,
      operation,
      inputs,
      redact,
      now: call.now,
      toleranceMs: toleranceOf(contract, operation),
    },
    expected.request,
    request,
  );
  found.push(...requestMessages.map((message) => ({ kind: "request" as const, message })));
  const [wanted, got] = [expected.warnings, warnings].map((names) =>
    [...new Set(names)].toSorted(),
  );
  if (shown(wanted) !== shown(got))
    found.push({
      kind: "warning",
      message: `expected warnings about ${shown(wanted)}, got ${shown(got)}`,
    });
  found.push(...violations.map((message) => ({ kind: "violation" as const, message })));
  // What comes of a reply that the mock gave in place of the wanted one is no other failure.
  if (isObjected) return found;
  return [...found, ...outcomeFailures(expected.outcome, result, redact)];
}
