import type { Need, Rule } from "../../../../language/ir/types.ts";

/** How a rule differs: in what it refuses that the other lets through. */
export interface Strictness {
  /** The head refuses a call that the base lets through. */
  readonly tighter: boolean;
  readonly looser: boolean;
}

type Choice = Extract<Rule, { readonly alternatives: unknown }>;

/** Compares two rules about the same parameters by the calls that keep them. */
export function strictnessOf(base: Rule, head: Rule): Strictness {
  if ("alternatives" in base && "alternatives" in head) {
    return { tighter: refusesMore(head, base), looser: refusesMore(base, head) };
  }
  if (base.kind === "requires" && head.kind === "requires") {
    return { tighter: needsMore(head, base), looser: needsMore(base, head) };
  }
  // What two patterns have in common is unknown.
  const isSame =
    base.kind === "matches" && head.kind === "matches" && base.pattern === head.pattern;
  return { tighter: !isSame, looser: !isSame };
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
