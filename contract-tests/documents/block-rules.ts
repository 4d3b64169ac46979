import { readCondition, alone, allGiven } from "../contract/folded.ts";
import { alternativesOf } from "../contract/condition.ts";
import type { WrittenCondition } from "../contract/condition-types.ts";
import type { OperationContract, RuleContract, Severity } from "../contract/types.ts";
import { namedInput } from "../oracle/input-conditions.ts";
import { dependenceOf, listedRules } from "./marks.ts";

/** What `block.json` says of several inputs together. */
export interface DocumentedRule {
  readonly severity: Severity;
  readonly input: string;
  readonly message: string;
  /** One of those that say by each value of another input what this one may be. */
  readonly shown?: boolean;
  readonly when?: WrittenCondition;
  readonly need?: WrittenCondition;
  readonly exactlyOne?: readonly (readonly string[])[];
}

/** A rule as `block.json` has it. */
type Listed = RuleContract & Pick<DocumentedRule, "input" | "shown">;

/**
 * The rules of an operation as hosts read them: first, for each value of another input, what an input may
 * be; then those over several inputs.
 */
export function promisedRules(operation: OperationContract): readonly Listed[] {
  const dependent = operation.parameters.flatMap(({ name }) => {
    const rule = dependenceOf(operation, name);
    return rule ? casesOf(rule, name) : [];
  });
  const listed = listedRules(operation).map((rule) => ({ ...rule, input: namedInput(rule) }));
  return [...dependent, ...listed].map((rule) => plain(rule));
}

function casesOf({ need, severity }: RuleContract, input: string): readonly Listed[] {
  // The last one is about the values that restrict nothing.
  return alternativesOf(need)
    .slice(0, -1)
    .map(({ [input]: allowed = null, ...deciding }) => ({
      severity,
      when: { ...allGiven([input]), ...deciding },
      need: { [input]: allowed },
      input,
      shown: true,
    }));
}

/** The same of `block.json`; messages that no manifest writes are the generator's. */
export function documentedRules(
  rules: readonly DocumentedRule[],
  promised: readonly Listed[],
): readonly Listed[] {
  const all = rules.map(({ when, need = [], exactlyOne, severity, input, shown, message }, at) => ({
    severity,
    ...(when && { when: readCondition(when) }),
    need: exactlyOne ? alone(exactlyOne.map(allGiven)) : readCondition(need),
    input,
    ...(shown && { shown }),
    ...(promised[at]?.message !== undefined && { message }),
  }));
  return all.map((rule) => plain(rule));
}

/** A condition in which a list of one test is that test. */
function plain<Whole>(condition: Whole): Whole {
  return JSON.parse(
    JSON.stringify(condition, (key, value) =>
      key !== "is" && Array.isArray(value) && value.length === 1 ? value[0] : value,
    ),
  );
}
