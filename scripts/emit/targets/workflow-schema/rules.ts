import type { JsonSchema } from "../../../language/ir/types.ts";
import type { RuleData } from "./block-data.ts";
import { refer } from "./definitions.ts";

/**
 * The conditions over several inputs as schemas of all inputs of an operation. Those that look at
 * values, and those that only warn, are left to the check.
 */
export function ruleSchemas(rule: RuleData): readonly JsonSchema[] {
  const { kind, severity, message, of = [], input, needs = [], when } = rule;
  if (severity === "warning" || when !== undefined) return [];
  switch (kind) {
    case "any-of":
      return [oneGiven(of, message)];
    case "exactly-one":
      return [oneGiven(of, message), ...notTogether(of, message)];
    case "requires": {
      if (input === undefined || needs.some(({ equals }) => equals !== undefined)) return [];
      const others = needs.map((need) => need.input);
      return [{ if: given([input]), then: { ...given(others), errorMessage: message } }];
    }
    case "matches":
    case "condition":
      return [];
  }
}

function oneGiven(of: NonNullable<RuleData["of"]>, message: string): JsonSchema {
  const [first = []] = of;
  return { if: { anyOf: of.map(given) }, else: { ...given(first), errorMessage: message } };
}

/** The later of two is the one too many: it is where the message stands. */
function notTogether(of: NonNullable<RuleData["of"]>, message: string): readonly JsonSchema[] {
  return of.flatMap((names, index) =>
    of.slice(0, index).map((others) => ({
      if: given([...others, ...names]),
      then: { properties: { [names.at(-1) ?? ""]: false }, errorMessage: message },
    })),
  );
}

function given(names: readonly string[]): JsonSchema {
  return {
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, refer("given")])),
  };
}
