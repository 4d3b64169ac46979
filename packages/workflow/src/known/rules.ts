import {
  type Condition,
  type DependentValues,
  dependentRules,
  type Input,
  type Rule,
  type WrittenRule,
  writtenRule,
} from "@blockwright/runtime";
import { type Description, refused } from "./description.ts";
import { definitionIn } from "./inputs.ts";

/** The rules of an operation: first what depends on another input, in the order of the inputs. */
export function rulesOf(
  operation: Description,
  fields: readonly Description[],
  inputs: Readonly<Record<string, Input>>,
): readonly Rule[] {
  const id = operation.text("id");
  const dependent = fields.flatMap((field) => {
    const name = field.text("name");
    const own = definitionIn(field, id);
    if (!Object.hasOwn(inputs, name) || !own.has("enumBy")) return [];
    return dependentRules(name, dependentValues(own.map("enumBy")), inputs);
  });
  const written = operation.maps("rules").map((rule) => writtenRule(ruleOf(rule), inputs));
  return [...dependent, ...written];
}

function dependentValues(enumBy: Description): DependentValues {
  const values = enumBy.map("values");
  return {
    input: enumBy.text("parameter"),
    severity: enumBy.choice("severity", ["error", "warning"]),
    values: Object.fromEntries(values.names.map((name) => [name, values.texts(name)])),
  };
}

function ruleOf(rule: Description): WrittenRule {
  const base = {
    severity: rule.choice("severity", ["error", "warning"]),
    message: rule.text("message"),
  };
  const kind = rule.choice("kind", ["any-of", "exactly-one", "requires", "matches", "condition"]);
  switch (kind) {
    case "any-of":
      return { kind, of: rule.textLists("of"), ...base };
    case "exactly-one":
      return { kind, of: rule.textLists("of"), ...whenOf(rule), ...base };
    case "condition": {
      const need = conditionOf(rule, "need");
      return { kind, input: rule.text("input"), ...whenOf(rule), need, ...base };
    }
    case "matches":
      return { kind, input: rule.text("input"), pattern: rule.pattern("pattern"), ...base };
    case "requires":
      return { kind, input: rule.text("input"), needs: rule.maps("needs").map(needOf), ...base };
  }
}

function whenOf(rule: Description): { readonly when?: Condition } {
  return rule.has("when") ? { when: conditionOf(rule, "when") } : {};
}

/** A map of tests, or a list of conditions; what tests ask, the generator wrote. */
function conditionOf(rule: Description, name: string): Condition {
  const value = rule.json(name);
  if (typeof value === "object" && value !== null) return value as Condition;
  throw refused(`${rule.at}.${name}`, "a condition", value);
}

function needOf(need: Description): { readonly input: string; readonly equals?: string } {
  return { input: need.text("input"), ...(need.has("equals") && { equals: need.text("equals") }) };
}
