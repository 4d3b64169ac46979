import type { Operation, Provider, Rule } from "../../../language/ir/types.ts";
import { pathsIn } from "../../../../packages/runtime/src/conditions.ts";
import { credentialsOf } from "../../../language/ir/credentials.ts";
import { choicesOf, inputsIn } from "../../../language/ir/rules.ts";
import { pairUp } from "../row/pair-up.ts";
import { type Found, type Place, type Scope, telling } from "../row/row.ts";
import { must, sends, tells } from "../row/variance.ts";
import { type Calls, compared, mayBeKept, refusesMore } from "./worlds.ts";

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

/** A rule, and where it stands. */
interface View {
  readonly rule: Rule;
  readonly index: number;
}

/** Conditions over several inputs: which calls each refuses is what decides. */
export const rules = telling(
  TELLS,
  function* (from: readonly Rule[], to: readonly Rule[], place: Place<Operation>) {
    const { pairs, removed, added } = pairUp<View>(
      viewsOf(from),
      viewsOf(to),
      (one, other) => isSame(one.rule, other.rule),
      (one, other) => isAboutSame(one.rule, other.rule),
    );
    for (const [base, head] of pairs) yield* changed(base, head, place);
    for (const view of removed)
      if (strictnessOf(view.rule, null, place.scope).looser)
        yield { is: "less", ...told(view), at: null, was: [view.index], way: wayOf(view) };
    for (const view of added)
      if (strictnessOf(null, view.rule, place.scope).tighter)
        yield { is: "more", ...told(view), was: null, way: wayOf(view) };
  },
);

function viewsOf(all: readonly Rule[]): readonly View[] {
  return all.map((rule, index) => ({ rule, index }));
}

function* changed(base: View, head: View, { scope }: Place): Iterable<Found<keyof typeof TELLS>> {
  const [from, to] = [base.rule.severity, head.rule.severity];
  const where = { ...told(head), was: [base.index] };
  if (from !== to) yield { is: to === "error" ? "more" : "less", way: "severity", ...where };
  else if (isSame(base.rule, head.rule)) {
    const derived = base.rule.message.replace(/\w+/g, (name) => scope.names.get(name) ?? name);
    if (![base.rule.message, derived].includes(head.rule.message))
      yield { is: "other", way: "message", ...where };
  } else {
    const { tighter, looser } = strictnessOf(base.rule, head.rule, scope);
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

function wayOf(view: View): "rule" | "warningRule" {
  return isWarning(view) ? "warningRule" : "rule";
}

/** Whether two rules refuse the same, as they are written. */
function isSame(base: Rule, head: Rule): boolean {
  const bare = { severity: "", message: "" };
  // In another order, they are told in other words.
  return JSON.stringify({ ...base, ...bare }) === JSON.stringify({ ...head, ...bare });
}

/** Whether two rules ask for the same kind of thing of some of the same inputs. */
function isAboutSame(base: Rule, head: Rule): boolean {
  const names = inputsIn(head);
  return askedBy(base) === askedBy(head) && inputsIn(base).some((name) => names.includes(name));
}

/** What a rule asks for: one of several groups, something of an input, or of others beside it. */
function askedBy(rule: Rule): string {
  if (choicesOf(rule).length > 0 || "exactlyOne" in rule) return "a choice";
  return `${rule.input} ${pathsIn(rule.need).includes(rule.input) ? "itself" : "with others"}`;
}

interface Strictness {
  /** The head refuses a call that the base lets through. */
  readonly tighter: boolean;
  readonly looser: boolean;
}

/** Compares what two rules refuse, each where there is one, of the calls that can be made in both states. */
function strictnessOf(base: Rule | null, head: Rule | null, scope: Scope): Strictness {
  const { providers, operations, names } = scope;
  const from = { rules: base ? [compared(base)] : [], operation: operations.base };
  const to = { rules: head ? [compared(head)] : [], operation: operations.head };
  const former = takenBy(providers.base, operations.base, names);
  const latter = takenBy(providers.head, operations.head, new Map());
  const both = (taken: Calls) =>
    new Map([...taken].filter(([name]) => former.has(name) && latter.has(name)));
  const [before, after] = [both(former), both(latter)];
  return {
    tighter: refusesMore(to, from, before),
    // Of a rule that no call can keep any more, the inputs are gone, and that is said of them.
    looser: mayBeKept(from, after) && refusesMore(from, to, after),
  };
}

/** The inputs and credentials of an operation by name, and whether they have to be given. */
function takenBy(provider: Provider, operation: Operation, names: Scope["names"]): Calls {
  const now = (name: string) => names.get(name) ?? name;
  return new Map([
    ...credentialsOf(provider, operation).map(
      ({ name, optional }) => [now(name), !optional] as const,
    ),
    ...operation.parameters.map(({ name, required }) => [now(name), required] as const),
  ]);
}
