import type { Contract, OperationContract } from "../contract/types.ts";
import { baseOf } from "./base.ts";
import { inputDemands } from "./coverage/inputs.ts";
import { distinct } from "./distinct.ts";
import { caseOf } from "./inputs/case-of.ts";
import { findings } from "./inputs/findings.ts";
import type { Gap } from "./inputs/probe.ts";
import type { Case, Derived } from "../contract/case.ts";

/** What the inputs of an operation have to show: every parameter, limit, value and rule. */
export function inputCases(contract: Contract, operation: OperationContract): Derived {
  const demands = inputDemands(contract, operation);
  const base = baseOf(contract, operation);
  if ("reason" in base) {
    return { cases: [], demands, gaps: demands.map(({ id }) => ({ demand: id, ...base })) };
  }
  const cases: Case[] = [];
  const gaps: Gap[] = [];
  for (const finding of findings(contract, operation)) {
    const found = "demand" in finding ? finding : caseOf(finding, contract, operation, base.reply);
    if ("demand" in found) gaps.push(found);
    else cases.push(found);
  }
  return { cases: distinct(cases, keyOf), demands, gaps };
}

function keyOf({ inputs, expected }: Case): string {
  const sorted = Object.entries(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // JSON knows no NaN and no Infinity.
  const text = JSON.stringify(sorted, (_, value: unknown) =>
    typeof value === "number" ? `number ${value}` : value,
  );
  return `${expected.kind} ${text}`;
}
