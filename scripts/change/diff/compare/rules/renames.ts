import type { Rule } from "../../../../language/ir/types.ts";
import type { Renames } from "../parameters/pairs.ts";

/** A rule about parameters by the names that these have in the head; its message stays. */
export function ruleWithRenames(rule: Rule, renames: Renames): Rule {
  const current = (name: string) => renames.get(name) ?? name;
  if ("alternatives" in rule) {
    return { ...rule, alternatives: rule.alternatives.map((names) => names.map(current)) };
  }
  const parameter = current(rule.parameter);
  if (rule.kind === "matches") return { ...rule, parameter };
  const needs = rule.needs.map((need) => ({ ...need, parameter: current(need.parameter) }));
  return { ...rule, parameter, needs };
}

/** Whether the message for callers differs by more than names that changed. */
export function isReworded(base: Rule, head: Rule, renames: Renames): boolean {
  const derived = base.message.replace(/\w+/g, (name) => renames.get(name) ?? name);
  return head.message !== base.message && head.message !== derived;
}
