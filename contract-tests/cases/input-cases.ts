import type { Case } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { sampleOf, sayNoSample } from "../values/candidates.ts";
import { baseOf } from "./base.ts";
import { caseOf } from "./inputs/case-of.ts";
import { remembered } from "../contract/remembered.ts";
import { proposals } from "./inputs/proposals.ts";
import type { Derived } from "../oracle/seen.ts";
import { distinct } from "./distinct.ts";

/** Cases of the inputs of an operation: every parameter, limit, value and rule. */
export const inputCases = remembered(
  (contract: Contract, operation: OperationContract): Derived => {
    const base = baseOf(operation);
    if ("reason" in base) return { cases: [], seen: [], reasons: [base.reason] };
    const tried = [...proposals(contract, operation)].map((proposal) =>
      caseOf(proposal, contract, operation, base.reply),
    );
    const unknown = operation.parameters.filter((each) => sampleOf(each) === undefined);
    return { ...distinct(tried, keyOf), reasons: unknown.map(sayNoSample) };
  },
);

function keyOf({ inputs, expected, context = {} }: Case): string {
  const sorted = Object.entries(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // JSON knows no NaN and no Infinity.
  const text = JSON.stringify(sorted, (_, value: unknown) =>
    typeof value === "number" ? `number ${value}` : value,
  );
  return `${expected.kind} ${text} ${JSON.stringify(context)}`;
}
