import type { Contract } from "../contract/types.ts";
import type { AskedCall } from "../oracle/asked.ts";
import { redactor } from "./redactor.ts";
import { requestFailures } from "./request-failures.ts";
import type { Failure, SentRequest } from "./types.ts";

/** Everything in which the calls before another one were not as expected. */
export function askedFailures(
  contract: Contract,
  expected: readonly AskedCall[],
  sent: readonly SentRequest[],
): readonly Failure[] {
  const messages = expected.flatMap(({ operation, inputs, request }, index) => {
    const made = sent[index];
    if (!made) return [`expected a call of ${operation} before it, none was made`];
    const redact = redactor(contract, operation, inputs);
    const call = { contract, operation, inputs, redact, toleranceMs: Infinity };
    return requestFailures(call, request, made).map((each) => redact(`${operation}: ${each}`));
  });
  return messages.map((message) => ({ kind: "request", message }));
}
