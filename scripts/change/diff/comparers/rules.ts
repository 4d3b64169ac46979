import type { Need, Operation, Provider, Rule } from "../../../language/ir/types.ts";
import { isDeepStrictEqual } from "node:util";
import { credentialsOf } from "../../../language/ir/credentials.ts";
import { type Paired, pairUp } from "../row/pair-up.ts";
import { type Found, type Place, telling } from "../row/row.ts";
import { must, sends, tells } from "../row/variance.ts";

/** Names of the parameters that a rule is about. */
function parametersOf(rule: Rule): readonly string[] {
  return "alternatives" in rule ? rule.alternatives.flat() : [rule.parameter];
}

/** Whether two rules are of a kind and about some of the same parameters. */
function isAboutSame(base: Rule, head: Rule): boolean {
  const isOfKind = "alternatives" in base ? "alternatives" in head : base.kind === head.kind;
  return isOfKind && parametersOf(base).some((name) => parametersOf(head).includes(name));
}

/**
 * What a rule of the base says to calls that can still be made; null when it says nothing to them.
 * That others cannot be made is said of the parameters that were removed.
 */
function ruleForRemaining(rule: Rule, names: ReadonlySet<string>): Rule | null {
  if ("alternatives" in rule) {
    const alternatives = alternativesWithin(rule.alternatives, names);
    return alternatives.length > 0 ? { ...rule, alternatives } : null;
  }
  if (!names.has(rule.parameter)) return null;
  if (rule.kind === "matches") return rule;
  const needs = rule.needs.filter(({ parameter }) => names.has(parameter));
  return needs.length > 0 ? { ...rule, needs } : null;
}

/**
 * What a rule of the head says to calls that could be made before, which give nothing new; null when
 * it says nothing to them.
 */
function ruleForFormer(rule: Rule, names: ReadonlySet<string>): Rule | null {
  if ("alternatives" in rule) {
    return { ...rule, alternatives: alternativesWithin(rule.alternatives, names) };
  }
  return names.has(rule.parameter) ? rule : null;
}

function alternativesWithin(
  alternatives: readonly (readonly string[])[],
  names: ReadonlySet<string>,
): readonly (readonly string[])[] {
  return alternatives.filter((parameters) => parameters.every((name) => names.has(name)));
}

/** How a rule differs: in what it refuses that the other lets through. */
interface Strictness {
  /** The head refuses a call that the base lets through. */
  readonly tighter: boolean;
  readonly looser: boolean;
}

type Choice = Extract<Rule, { readonly alternatives: unknown }>;

/** Compares two rules about the same parameters by the calls that keep them. */
function strictnessOf(base: Rule, head: Rule): Strictness {
  if ("alternatives" in base && "alternatives" in head) {
    return { tighter: refusesMore(head, base), looser: refusesMore(base, head) };
  }
  if (base.kind === "requires" && head.kind === "requires") {
    return { tighter: needsMore(head, base), looser: needsMore(base, head) };
  }
  // What two patterns have in common is unknown.
  const isOther =
    base.kind !== "matches" || head.kind !== "matches" || base.pattern !== head.pattern;
  return { tighter: isOther, looser: isOther };
}

/**
 * Whether a call keeps `other` and breaks `rule`. If any does, one does that gives an alternative of
 * `other` and at most one of `rule`: the first breaks it, unless `rule` has one alternative in it, and
 * then a second one, which the call that is looked for gives as well, breaks it.
 */
function refusesMore(rule: Choice, other: Choice): boolean {
  return other.alternatives.some((one) =>
    [[], ...rule.alternatives].some((another) => {
      const given = new Set([...one, ...another]);
      return holds(other, given) && !holds(rule, given);
    }),
  );
}

function holds({ kind, alternatives }: Choice, given: ReadonlySet<string>): boolean {
  const held = alternatives.filter((names) => names.every((name) => given.has(name))).length;
  return kind === "any-of" ? held > 0 : held === 1;
}

function needsMore(rule: Rule & { kind: "requires" }, other: Rule & { kind: "requires" }): boolean {
  return rule.needs.some((need) => !other.needs.some((given) => implies(given, need)));
}

function implies(given: Need, need: Need): boolean {
  return (
    given.parameter === need.parameter && (need.equals === null || given.equals === need.equals)
  );
}

const WARNED = "A rule that warns changed: {message}";

const TELLS = {
  severity: {
    by: must,
    say: {
      more: "Calls that break a rule are refused now, no longer only warned: {message}",
      less: "Calls that break a rule are only warned now, no longer refused: {message}",
    },
  },
  message: { by: tells, say: { other: "The message of a rule was reworded: {message}" } },
  strictness: {
    say: {
      more: "A rule was tightened: {message}",
      less: "A rule was loosened: {message}",
      other: "A rule changed: {message}",
    },
  },
  warning: { by: sends, say: { more: WARNED, less: WARNED, other: WARNED } },
  rule: { say: { more: "A rule was added: {message}", less: "A rule was removed: {message}" } },
  warningRule: {
    by: sends,
    say: { more: "A warning was added: {message}", less: "A warning was removed: {message}" },
  },
} as const;

/** A rule as it stands, and as calls see it that can be made in both states; null: it is not about them. */
interface View {
  readonly rule: Rule;
  readonly seen: Rule | null;
  readonly index: number;
}

/** Conditions over several inputs: which calls each refuses is what decides. */
export const rules = telling(
  TELLS,
  function* (from: readonly Rule[], to: readonly Rule[], place: Place<Operation>) {
    const { scope } = place;
    const { pairs, removed, added } = pairViews(from, to, place);
    for (const [base, head] of pairs) yield* changed(base, head, place);
    const needs = neededBy(scope.providers.head, scope.operations.head);
    for (const view of removed)
      if (view.seen && !isHeld(view.seen, needs))
        yield {
          is: "less",
          ...told(view),
          at: null,
          was: [view.index],
          way: isWarning(view) ? "warningRule" : "rule",
        };
    const needed = neededBy(scope.providers.base, scope.operations.base);
    for (const view of added)
      if (
        view.seen &&
        !isHeld(
          view.seen,
          needed.map((name) => scope.names.get(name) ?? name),
        )
      )
        yield {
          is: "more",
          ...told(view),
          was: null,
          way: isWarning(view) ? "warningRule" : "rule",
        };
  },
);

function* changed(base: View, head: View, { scope }: Place): Iterable<Found<keyof typeof TELLS>> {
  const [from, to] = [base.rule.severity, head.rule.severity];
  const where = { ...told(head), was: [base.index] };
  if (from !== to) yield { is: to === "error" ? "more" : "less", way: "severity", ...where };
  else if (isSame(base.rule, head.rule)) {
    const derived = base.rule.message.replace(/\w+/g, (name) => scope.names.get(name) ?? name);
    if (![base.rule.message, derived].includes(head.rule.message))
      yield { is: "other", way: "message", ...where };
  } else if (base.seen && head.seen) {
    const { tighter, looser } = strictnessOf(base.seen, head.seen);
    const is = tighter ? (looser ? "other" : "more") : "less";
    if (tighter || looser) yield { is, way: isWarning(head) ? "warning" : "strictness", ...where };
  }
}

function told({ rule, index }: View) {
  const text = rule.message.replace(/\s+/g, " ").trim();
  const message = /[.!?]$/.test(text) ? text : `${text}.`;
  const subject = { kind: "rule", name: rule.message } as const;
  return { at: [index], subject, gaps: { message } };
}

function isWarning({ rule }: View): boolean {
  return rule.severity === "warning";
}

function pairViews(from: readonly Rule[], to: readonly Rule[], { scope }: Place): Paired<View> {
  const { providers, operations, names } = scope;
  const namesOf = (provider: Provider, operation: Operation) =>
    [...credentialsOf(provider, operation), ...operation.parameters].map(({ name }) => name);
  const former = namesOf(providers.base, operations.base).map((name) => names.get(name) ?? name);
  const [before, after] = [new Set(former), new Set(namesOf(providers.head, operations.head))];
  const earlier = from.map((rule, index) => ({ rule, seen: ruleForRemaining(rule, after), index }));
  const later = to.map((rule, index) => ({ rule, seen: ruleForFormer(rule, before), index }));
  return pairUp<View>(
    earlier,
    later,
    (one, other) => isSame(one.rule, other.rule),
    (one, other) => isAboutSame(one.rule, other.rule),
  );
}

/** What no call leaves out. */
function neededBy(provider: Provider, operation: Operation): readonly string[] {
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
  const bare = { severity: "", message: "" };
  return isDeepStrictEqual({ ...base, ...bare }, { ...head, ...bare });
}
