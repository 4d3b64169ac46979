import type { Case } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import type { Derived, Seen } from "../oracle/seen.ts";
import { exampleCases } from "./examples.ts";
import { inputCases } from "./input-cases.ts";
import { replyCases } from "./reply-cases.ts";

/** Everything that is derived of one operation: its examples, its inputs and its replies. */
export function derive(contract: Contract, operation: OperationContract): Derived {
  const examples = exampleCases(contract, operation);
  const inputs = inputCases(contract, operation);
  const replies = replyCases(contract, operation);
  return {
    cases: [...examples, ...inputs.cases, ...replies.cases],
    seen: [...examples.map(asSeen), ...inputs.seen, ...replies.seen],
    reasons: [...inputs.reasons, ...replies.reasons],
  };
}

/** What examples call is not judged by limits: they are what the manifest itself says. */
export function asSeen({ id, part, inputs, expected }: Case): Seen {
  return { id, part, inputs, blames: [], ...(expected.kind === "sent" && { sent: expected }) };
}
