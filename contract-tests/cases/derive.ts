import { aspectsOf } from "../aspects/aspects.ts";
import type { Aspect, Seen } from "../aspects/aspect.ts";
import type { Case, CoverageItem, Derived } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { exampleCases } from "./examples.ts";
import { inputCases } from "./input-cases.ts";
import { replyCases } from "./reply-cases.ts";

/** Everything that is derived of one operation: its examples, its inputs and its replies. */
export function derive(contract: Contract, operation: OperationContract): Derived {
  const examples = exampleCases(contract, operation);
  const inputs = inputCases(contract, operation);
  const replies = replyCases(contract, operation);
  const seen = [...examples.map(asSeen), ...inputs.seen, ...replies.seen];
  const why = [...inputs.reasons, ...replies.reasons][0] ?? NO_CALL;
  return {
    cases: [...examples, ...inputs.cases, ...replies.cases],
    coverageItems: aspectsOf(contract, operation).flatMap(
      (aspect) => itemOf(operation, aspect, seen, why) ?? [],
    ),
  };
}

const NO_CALL =
  "no case shows it: give the parameters examples, or leave out what excludes nothing";

/** What examples call is not judged by limits: they are what the manifest itself says. */
export function asSeen({ id, part, inputs, expected }: Case): Seen {
  return { id, part, inputs, blames: [], ...(expected.kind === "sent" && { sent: expected }) };
}

/** So many cases are named at most: where all of them fail, the run has failed. */
const ENOUGH = 20;

/** Undefined for what a rule, or a call before it, keeps from ever being shown. */
function itemOf(
  { provider, id: operation }: OperationContract,
  { kind, text, hint, shown }: Aspect,
  seen: readonly Seen[],
  why: string,
): CoverageItem | undefined {
  const shownBy: string[] = [];
  let isRuledOut = false;
  for (const each of seen) {
    if (!shown(each)) continue;
    if (each.id === null) isRuledOut = true;
    else if (shownBy.push(each.id) === ENOUGH) break;
  }
  if (shownBy.length === 0 && isRuledOut) return undefined;
  const item = { id: `${operation}/${kind}/${text}`, kind, provider, operation, text, shownBy };
  return shownBy.length > 0 ? item : { ...item, reason: hint ?? why };
}
