import { choicesOf, givenIn } from "../../../language/ir/rules.ts";
import type { JsonSchema, Rule } from "../../../language/ir/types.ts";
import { refer } from "./definitions.ts";

/**
 * The conditions over several inputs as schemas of all inputs of an operation. Those that look at
 * values, and those that only warn, are left to the check.
 */
export function ruleSchemas(rule: Rule): readonly JsonSchema[] {
  const { severity, message, when } = rule;
  if (severity === "warning") return [];
  const of = when ? [] : choicesOf(rule);
  if (of.length > 0)
    return [oneGiven(of, message), ...("exactlyOne" in rule ? notTogether(of, message) : [])];
  if (!when || !("need" in rule)) return [];
  const [input, others] = [givenIn(when), givenIn(rule.need)];
  if (!input || !others) return [];
  return [{ if: given(input), then: { ...given(others), errorMessage: message } }];
}

type Groups = readonly (readonly string[])[];

function oneGiven(of: Groups, message: string): JsonSchema {
  const [first = []] = of;
  return { if: { anyOf: of.map(given) }, else: { ...given(first), errorMessage: message } };
}

/** The later of two is the one too many: it is where the message stands. */
function notTogether(of: Groups, message: string): readonly JsonSchema[] {
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
