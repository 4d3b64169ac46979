import type { RuleContract } from "../../contract/types.ts";

/** A rule in words: `email | name + company`, `imageModel requires imageSource=aiGenerated`. */
export function sayRule(rule: RuleContract): string {
  switch (rule.kind) {
    case "anyOf":
    case "exactlyOne":
      return rule.alternatives.map(sayTogether).join(" | ");
    case "requires": {
      const needs = rule.needs.map(({ parameter, equals }) =>
        equals === null ? parameter : `${parameter}=${equals}`,
      );
      return `${rule.parameter} requires ${needs.join(", ")}`;
    }
    case "matches":
      return `${rule.parameter} matches ${rule.pattern}`;
  }
}

/** `name + company` */
export function sayTogether(names: readonly string[]): string {
  return names.join(" + ");
}
