import { isDeepStrictEqual } from "node:util";
import {
  type WrittenRule,
  writtenRule,
} from "../../../../packages/runtime/src/inputs/written-rules.ts";
import { valuesIn } from "../../../language/ir/condition.ts";
import { choicesOf, dependenceOf, testsIn, testText } from "../../../language/ir/rules.ts";
import type { Json, Parameter, Rule, Test } from "../../../language/ir/types.ts";
import { isWords } from "../../../language/words/tests.ts";

// Rules in the words that hosts read.

type Ruled = Parameters<typeof writtenRule>[1];

/** A rule over several inputs: in words of its own where these say all of it, else as its condition. */
export function blockRule(rule: Rule, inputs: Ruled = {}): WrittenRule {
  const { severity, message, input, when } = rule;
  const own = { severity, message };
  if ("exactlyOne" in rule)
    return { kind: "exactly-one", ...(when && { when }), of: rule.exactlyOne, ...own };
  const of = choicesOf(rule);
  if (of.length > 0) return { kind: "any-of", of, ...own };
  const tests = Object.entries(testsIn(rule.need));
  const [pattern] = tests.flatMap(([, test]) => (isWords(test) && test.matches) || []);
  const plain: WrittenRule =
    pattern === undefined
      ? { kind: "requires", input, needs: tests.map(needOf), ...own }
      : { kind: "matches", input, pattern, ...own };
  if (isDeepStrictEqual(writtenRule(plain, inputs), rule)) return plain;
  return { kind: "condition", input, ...(when && { when }), need: rule.need, ...own };
}

function needOf([input, test]: readonly [string, Test]) {
  return { input, ...(valuesIn(test).length > 0 && { equals: testText(test) }) };
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
