import type { Case, Derived } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { sampleOf, sayNoSample } from "../values/candidates.ts";
import { baseOf } from "./base.ts";
import { inputCoverage } from "./coverage/inputs.ts";
import { distinct } from "./distinct.ts";
import { caseOf } from "./inputs/case-of.ts";
import { remembered } from "../contract/remembered.ts";
import { proposals } from "./inputs/proposals.ts";

/** Cases and coverage items of the inputs of an operation: every parameter, limit, value and rule. */
export const inputCases = remembered(derived);

function derived(contract: Contract, operation: OperationContract): Derived {
  const all = inputCoverage(contract, operation);
  const base = baseOf(operation);
  if ("reason" in base) {
    return { cases: [], seen: [], coverageItems: all, gaps: all.map(({ id }) => ({ item: id, ...base })) };
  }
  const tried = [...proposals(contract, operation)].map((proposal) => ({
    proposal,
    ...caseOf(proposal, contract, operation, base.reply),
  }));
  const cases = distinct(
    tried.flatMap(({ made }) => made),
    keyOf,
  );
  const covered = new Set(cases.flatMap(({ covers }) => covers));
  // What the rules forbid is nothing that a call could show.
  const impossible = new Set(tried.flatMap((each) => each.impossible));
  const coverageItems = all.filter(({ id }) => covered.has(id) || !impossible.has(id));
  const open = coverageItems.filter(({ id }) => !covered.has(id));
  const reasons = new Map(
    tried.flatMap(({ proposal: { shows }, reason }) =>
      Object.values(shows)
        .flat()
        .map((id) => [id, reason] as const),
    ),
  );
  const gaps = open.map(({ id, text }) => ({
    item: id,
    reason: reasons.get(id) ?? reasonOf(text, contract, operation),
  }));
  return { cases, seen: tried.flatMap((each) => each.seen), coverageItems, gaps };
}

/** Why no call was even tried that would show a coverage item. */
function reasonOf(text: string, contract: Contract, operation: OperationContract): string {
  const others = contract.operations.flatMap(({ parameters }) => parameters);
  const unknown = [...operation.parameters, ...others].find((each) => sampleOf(each) === undefined);
  if (unknown) return sayNoSample(unknown);
  return `no call was found that shows "${text}": give the parameters examples that do, or leave out what excludes nothing`;
}

function keyOf({ inputs, expected, context = {} }: Case): string {
  const sorted = Object.entries(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // JSON knows no NaN and no Infinity.
  const text = JSON.stringify(sorted, (_, value: unknown) =>
    typeof value === "number" ? `number ${value}` : value,
  );
  return `${expected.kind} ${text} ${JSON.stringify(context)}`;
}
