import type { Contract } from "../contract/types.ts";
import type { AskedCall } from "../contract/flow.ts";
import { operationOf } from "../oracle/asked.ts";
import { redactor } from "./redactor.ts";
import { requestFailures } from "./request-failures.ts";
import { withAnySignature } from "./signed.ts";
import type { Failure, Observation } from "./types.ts";

/** Everything in which the calls before another one were not as expected. */
export function askedFailures(
  contract: Contract,
  expected: readonly AskedCall[],
  { asked: sent = [], kept = [] }: Pick<Observation, "asked" | "kept">,
  isMade = true,
): readonly Failure[] {
  const times = expected.flatMap(({ keepMs }) => keepMs ?? []);
  const messages = expected.flatMap(({ operation, inputs, request }, index) => {
    const made = sent[index];
    if (!made) return [`expected a call of ${operation}, none was made`];
    const redact = redactor(contract, operation, inputs);
    const call = { contract, operation, inputs, redact, toleranceMs: Infinity };
    const signed = withAnySignature(request, made, operationOf(contract, operation));
    return requestFailures(call, signed, made).map((each) => redact(`${operation}: ${each}`));
  });
  // A login that fails gives nothing to keep.
  const isLacking = times.length > 0 && kept.length === 0 && sent.length > 0 && isMade;
  if (isLacking || kept.some((ms) => !times.includes(ms)))
    messages.push(`expected logins to be kept for ${times.join()} ms, got ${kept.join()}`);
  return messages.map((message) => ({ kind: "request", message }));
}
