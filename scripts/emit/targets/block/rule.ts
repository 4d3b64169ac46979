import type { WrittenRule } from "../../../../packages/runtime/src/inputs/written-rules.ts";
import { valuesIn } from "../../../language/ir/condition.ts";
import { choicesOf, dependenceOf, testsIn, testText } from "../../../language/ir/rules.ts";
import type { Json, Parameter, Rule } from "../../../language/ir/types.ts";
import { isWords } from "../../../language/words/tests.ts";

// Rules in the words that hosts read.

/** A rule over several inputs. */
export function blockRule(rule: Rule): WrittenRule {
  const { severity, message, input } = rule;
  if ("exactlyOne" in rule) return { kind: "exactly-one", of: rule.exactlyOne, severity, message };
  if (!rule.when) return { kind: "any-of", of: choicesOf(rule), severity, message };
  const tests = Object.entries(testsIn(rule.need));
  for (const [, test] of tests)
    if (isWords(test) && test.matches !== undefined)
      return { kind: "matches", input, pattern: test.matches, severity, message };
  const needs = tests.map(([name, test]) => ({
    input: name,
    ...(valuesIn(test).length > 0 && { equals: testText(test) }),
  }));
  return { kind: "requires", input, needs, severity, message };
}

/** Values that depend on another input, and what that is by default; undefined of the others. */
export function blockDependence(
  parameter: Parameter,
  siblings: readonly Parameter[],
): Json | undefined {
  const depends = dependenceOf(parameter);
  if (!depends) return undefined;
  const { input, severity, values } = depends;
  const usual = siblings.find(({ name }) => name === input)?.default;
  const fallback = usual === undefined ? null : String(usual);
  return { parameter: input, fallback, severity, values };
}
