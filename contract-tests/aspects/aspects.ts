import type { CoverageItem } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { asReplied } from "../oracle/replied.ts";
import type { Derived, Seen } from "../oracle/seen.ts";
import type { Aspect } from "./aspect.ts";
import { inputAspects } from "./inputs.ts";
import { replyAspects } from "./replies.ts";

/** Everything that has to be tried of an operation, each once. */
export function aspectsOf(contract: Contract, operation: OperationContract): readonly Aspect[] {
  const all = [...inputAspects(contract, operation), ...replyAspects(asReplied(operation))];
  return [...new Map(all.map((each) => [`${each.kind} ${each.text}`, each])).values()];
}

/** What has to be shown of an operation, and which of its cases show it. */
export function coverageOf(
  contract: Contract,
  operation: OperationContract,
  { seen, reasons: [why = NO_CALL] }: Pick<Derived, "seen" | "reasons">,
): readonly CoverageItem[] {
  return aspectsOf(contract, operation).flatMap(
    (aspect) => itemOf(operation, aspect, seen, why) ?? [],
  );
}

const NO_CALL =
  "no case shows it: give the parameters examples, or leave out what excludes nothing";

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
