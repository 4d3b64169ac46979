import { isDeepStrictEqual } from "node:util";
import type { Rule } from "../../../language/ir/types.ts";
import { type Change, reporter, type Positions } from "../change.ts";
import type { OperationPair } from "./operation-pair.ts";
import { type Paired, pairUp } from "./pair-up.ts";
import { type Renames, renamesOf } from "./parameters/pairs.ts";
import { isReworded, ruleWithRenames } from "./rules/renames.ts";
import { strictnessOf } from "./rules/strictness.ts";
import { isAboutSame, ruleForFormer, ruleForRemaining } from "./rules/rule-parameters.ts";

/** A rule as it stands, and as calls see it that can be made in both states; null: it is not about them. */
interface View {
  readonly rule: Rule;
  readonly seen: Rule | null;
  readonly index: number;
}

/** Conditions over several parameters. */
export function* compareRules(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const renames = renamesOf(operation);
  const { pairs, removed, added } = pairViews(operation, renames);
  const positionsOf = (one?: View, other?: View): Positions => ({
    base: one ? ["operations", base.id, "rules", one.index] : null,
    head: other ? ["operations", head.id, "rules", other.index] : null,
  });
  for (const [one, other] of pairs) {
    const id = idOfChange(one, other, renames);
    if (id) yield report(id, positionsOf(one, other), { message: sentence(other) });
  }
  for (const view of removed) {
    const id = view.rule.severity === "error" ? "rule-removed" : "warning-removed";
    if (view.seen) yield report(id, positionsOf(view), { message: sentence(view) });
  }
  for (const view of added) {
    const id = view.rule.severity === "error" ? "rule-added" : "warning-added";
    if (view.seen) yield report(id, positionsOf(undefined, view), { message: sentence(view) });
  }
}

function pairViews({ base, head }: OperationPair, renames: Renames): Paired<View> {
  const former = new Set(base.parameters.map(({ name }) => renames.get(name) ?? name));
  const remaining = new Set(head.parameters.map(({ name }) => name));
  const before = base.rules.map((each, index): View => {
    const rule = ruleWithRenames(each, renames);
    return { rule, seen: ruleForRemaining(rule, remaining), index };
  });
  const after = head.rules.map(
    (rule, index): View => ({ rule, seen: ruleForFormer(rule, former), index }),
  );
  return pairUp(
    before,
    after,
    (one, other) => isSame(one.rule, other.rule),
    (one, other) => isAboutSame(one.rule, other.rule),
  );
}

/** Whether two rules refuse the same, as they are written. */
function isSame(base: Rule, head: Rule): boolean {
  return isDeepStrictEqual(
    { ...base, severity: "", message: "" },
    { ...head, severity: "", message: "" },
  );
}

function idOfChange(base: View, head: View, renames: Renames) {
  const [from, to] = [base.rule.severity, head.rule.severity];
  if (from !== to) return to === "error" ? "rule-raised" : "rule-lowered";
  if (isSame(base.rule, head.rule)) {
    return isReworded(base.rule, head.rule, renames) ? "rule-message-changed" : null;
  }
  if (!base.seen || !head.seen) return null;
  const { tighter, looser } = strictnessOf(base.seen, head.seen);
  if (!tighter && !looser) return null;
  if (to === "warning") return "warning-changed";
  if (tighter && looser) return "rule-changed";
  return tighter ? "rule-tightened" : "rule-loosened";
}

/** The message for callers, as the end of a sentence. */
function sentence({ rule }: View): string {
  const text = rule.message.replace(/\s+/g, " ").trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
