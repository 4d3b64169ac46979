import type { Rule } from "@blockwright/runtime";
import type { Description } from "./description.ts";

/** A rule over several inputs. */
export function ruleOf(rule: Description): Rule {
  const base = {
    severity: rule.choice("severity", ["error", "warning"]),
    message: rule.text("message"),
  };
  const kind = rule.choice("kind", ["any-of", "exactly-one", "requires", "matches"]);
  switch (kind) {
    case "any-of":
    case "exactly-one":
      return { kind, of: rule.textLists("of"), ...base };
    case "matches":
      return { kind, input: rule.text("input"), pattern: rule.pattern("pattern"), ...base };
    case "requires":
      return { kind, input: rule.text("input"), needs: rule.maps("needs").map(needOf), ...base };
  }
}

function needOf(need: Description): { readonly input: string; readonly equals?: string } {
  return { input: need.text("input"), ...(need.has("equals") && { equals: need.text("equals") }) };
}
