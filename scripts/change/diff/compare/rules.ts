import { isDeepStrictEqual } from "node:util";
import type { Contract } from "../../../language/contract.ts";
import { credentialsOf } from "../../../language/ir/credentials.ts";
import type { Operation, Rule } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Change, reporter, type Positions } from "../change.ts";
import { isDeclared } from "../declared.ts";
import { credentialRenames } from "./credentials.ts";
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
  const renames = new Map([...renamesOf(operation), ...credentialRenames(pair)]);
  const { pairs, removed, added } = pairViews(operation, renames);
  const positionsOf = (one?: View, other?: View): Positions => ({
    base: one ? placeOf(pair.base, base.id, one) : null,
    head: other ? placeOf(pair.head, head.id, other) : null,
    subject: { kind: "rule", name: (other ?? one)?.rule.message ?? "" },
  });
  const needed = neededBy(pair.base, base).map((name) => renames.get(name) ?? name);
  for (const [one, other] of pairs) {
    const id = idOfChange(one, other, renames);
    if (id) yield report(id, positionsOf(one, other), { message: sentence(other) });
  }
  for (const view of removed) {
    const id = view.rule.severity === "error" ? "rule-removed" : "warning-removed";
    if (view.seen && !isHeld(view.seen, neededBy(pair.head, head)))
      yield report(id, positionsOf(view), { message: sentence(view) });
  }
  for (const view of added) {
    const id = view.rule.severity === "error" ? "rule-added" : "warning-added";
    if (view.seen && !isHeld(view.seen, needed))
      yield report(id, positionsOf(undefined, view), { message: sentence(view) });
  }
}

/** A rule of its own, or the rules of the provider. */
function placeOf({ source }: Contract, operation: string, { index }: View): ManifestPath {
  const own = ["operations", operation, "rules"];
  return isDeclared(source, own) ? [...own, index] : ["rules"];
}

function pairViews({ pair, base, head }: OperationPair, renames: Renames): Paired<View> {
  const former = namesOf(pair.base, base).map((name) => renames.get(name) ?? name);
  const [before, after] = [new Set(former), new Set(namesOf(pair.head, head))];
  const earlier = base.rules.map((each, index): View => {
    const rule = ruleWithRenames(each, renames);
    return { rule, seen: ruleForRemaining(rule, after), index };
  });
  const later = head.rules.map(
    (rule, index): View => ({ rule, seen: ruleForFormer(rule, before), index }),
  );
  return pairUp(
    earlier,
    later,
    (one, other) => isSame(one.rule, other.rule),
    (one, other) => isAboutSame(one.rule, other.rule),
  );
}

/** What calls can give, credentials among it. */
function namesOf({ provider }: Contract, operation: Operation): readonly string[] {
  return [...credentialsOf(provider, operation), ...operation.parameters].map(({ name }) => name);
}

/** What no call leaves out. */
function neededBy({ provider }: Contract, operation: Operation): readonly string[] {
  const credentials = credentialsOf(provider, operation).filter(({ optional }) => !optional);
  const parameters = operation.parameters.filter(({ required }) => required);
  return [...credentials, ...parameters].map(({ name }) => name);
}

/** Whether a rule refuses no call that gives these. */
function isHeld(rule: Rule, given: readonly string[]): boolean {
  if (!("alternatives" in rule)) return false;
  const isGiven = rule.alternatives.some((names) => names.every((name) => given.includes(name)));
  return isGiven && (rule.kind === "any-of" || rule.alternatives.length === 1);
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
