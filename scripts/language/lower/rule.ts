import type { ManifestRule } from "../manifest/types.ts";
import type { Need, Rule } from "../ir/types.ts";

/** Lowers one rule; a message is derived where the manifest gives none. */
export function lowerRule(rule: ManifestRule): Rule {
  const { param: parameter = "", severity = "error" } = rule;
  if (rule.anyOf) {
    const alternatives = rule.anyOf.map(together);
    const message = rule.message ?? `One of these is required: ${say(alternatives)}.`;
    return { kind: "any-of", alternatives, severity, message };
  }
  if (rule.exactlyOne) {
    const alternatives = rule.exactlyOne.map(together);
    const message = rule.message ?? `Exactly one of these is required: ${say(alternatives)}.`;
    return { kind: "exactly-one", alternatives, severity, message };
  }
  if (rule.matches !== undefined) {
    const message = rule.message ?? `${parameter} should match ${rule.matches}.`;
    return { kind: "matches", parameter, pattern: rule.matches, severity, message };
  }
  const needs = (rule.requires ?? []).map(lowerNeed);
  const message = rule.message ?? `${parameter} goes with ${needs.map(sayNeed).join(" and ")}.`;
  return { kind: "requires", parameter, needs, severity, message };
}

/** `name + company` -> both names. */
export function together(alternative: string): readonly string[] {
  return alternative.split("+").map((name) => name.trim());
}

/** `other` or `other=value`. */
export function lowerNeed(need: string): Need {
  const at = need.indexOf("=");
  if (at < 0) return { parameter: need.trim(), equals: null };
  return { parameter: need.slice(0, at).trim(), equals: need.slice(at + 1).trim() };
}

function say(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((names) => names.join(" with ")).join(", ");
}

function sayNeed({ parameter, equals }: Need): string {
  return equals === null ? parameter : `${parameter} ${equals}`;
}
