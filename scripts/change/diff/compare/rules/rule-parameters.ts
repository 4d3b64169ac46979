import type { Rule } from "../../../../language/ir/types.ts";

/** Names of the parameters that a rule is about. */
export function parametersOf(rule: Rule): readonly string[] {
  return "alternatives" in rule ? rule.alternatives.flat() : [rule.parameter];
}

/** Whether two rules are of a kind and about some of the same parameters. */
export function isAboutSame(base: Rule, head: Rule): boolean {
  const isOfKind = "alternatives" in base ? "alternatives" in head : base.kind === head.kind;
  return isOfKind && parametersOf(base).some((name) => parametersOf(head).includes(name));
}

/**
 * What a rule of the base says to calls that can still be made; null when it says nothing to them.
 * That others cannot be made is said of the parameters that were removed.
 */
export function ruleForRemaining(rule: Rule, names: ReadonlySet<string>): Rule | null {
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
export function ruleForFormer(rule: Rule, names: ReadonlySet<string>): Rule | null {
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
