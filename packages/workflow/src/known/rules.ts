import type { Condition, Rule } from "@blockwright/runtime";
import { type Description, refused } from "./description.ts";

/** The rules of an operation. */
export function rulesOf(operation: Description): readonly Rule[] {
  return operation.maps("rules").map(ruleOf);
}

function ruleOf(rule: Description): Rule {
  const own = {
    severity: rule.choice("severity", ["error", "warning"]),
    input: rule.text("input"),
    message: rule.text("message"),
    ...(rule.flag("shown") && { shown: true as const }),
    ...(rule.has("when") && { when: conditionOf(rule, "when") }),
  };
  return rule.has("exactlyOne")
    ? { exactlyOne: rule.textLists("exactlyOne"), ...own }
    : { need: conditionOf(rule, "need"), ...own };
}

/** A map of tests, or a list of conditions; what tests ask, the generator wrote. */
function conditionOf(rule: Description, name: string): Condition {
  const value = rule.json(name);
  if (typeof value === "object" && value !== null) return value as Condition;
  throw refused(`${rule.at}.${name}`, "a condition", value);
}
