import type { Contract, OperationContract } from "../contract/types.ts";
import { baseOf } from "./base.ts";
import { inputCoverage } from "./coverage/inputs.ts";
import { distinct } from "./distinct.ts";
import { caseOf } from "./inputs/case-of.ts";
import { findings } from "./inputs/findings.ts";
import type { Gap } from "./inputs/probe.ts";
import type { Case, Derived } from "../contract/case.ts";

/** Cases and coverage items of the inputs of an operation: every parameter, limit, value and rule. */
export function inputCases(contract: Contract, operation: OperationContract): Derived {
  const coverageItems = inputCoverage(contract, operation);
  const base = baseOf(operation);
  if ("reason" in base) {
    return {
      cases: [],
      coverageItems,
      gaps: coverageItems.map(({ id }) => ({ item: id, ...base })),
    };
  }
  const cases: Case[] = [];
  const gaps: Gap[] = [];
  for (const finding of findings(contract, operation)) {
    const found = "item" in finding ? finding : caseOf(finding, contract, operation, base.reply);
    if ("item" in found) gaps.push(found);
    else cases.push(found);
  }
  return { cases: distinct(cases, keyOf), coverageItems, gaps };
}

function keyOf({ inputs, expected, context = {} }: Case): string {
  const sorted = Object.entries(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // JSON knows no NaN and no Infinity.
  const text = JSON.stringify(sorted, (_, value: unknown) =>
    typeof value === "number" ? `number ${value}` : value,
  );
  return `${expected.kind} ${text} ${JSON.stringify(context)}`;
}
