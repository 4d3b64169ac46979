import type { Contract, OperationContract } from "../contract/types.ts";
import { exampleCases } from "./examples.ts";
import { inputCases } from "./input-cases.ts";
import { replyCases } from "./reply-cases.ts";
import type { Derived } from "../contract/case.ts";

/** Everything that is derived of one operation: its examples, its inputs and its replies. */
export function derive(contract: Contract, operation: OperationContract): Derived {
  const inputs = inputCases(contract, operation);
  const replies = replyCases(contract, operation);
  const examples = exampleCases(contract, operation);
  const shown = examples.map(({ id, part, inputs: given, expected }) => ({
    id,
    part,
    inputs: given,
    blames: [],
    ...(expected.kind === "sent" && { sent: expected }),
  }));
  return {
    cases: [...examples, ...inputs.cases, ...replies.cases],
    seen: [...shown, ...inputs.seen, ...replies.seen],
    coverageItems: [...inputs.coverageItems, ...replies.coverageItems],
    gaps: [...inputs.gaps, ...replies.gaps],
  };
}
