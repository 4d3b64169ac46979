import { readCondition, alone, allGiven } from "../contract/folded.ts";
import { testsOf } from "../contract/condition.ts";
import type { TestContract, WrittenCondition } from "../contract/condition-types.ts";
import type { RuleContract, Severity } from "../contract/types.ts";

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

/** A rule of `block.json`, without its message. */
export function documentedRule(rule: DocumentedRule): RuleContract {
  const { when, need = [], exactlyOne, severity } = rule;
  return {
    severity,
    ...(when && { when: readCondition(when) }),
    need: exactlyOne ? alone(exactlyOne.map(allGiven)) : readCondition(need),
  };
}

/** The rules of one input by the values of another, as the one rule that manifests have. */
export function documentedDependence(rules: readonly DocumentedRule[]): RuleContract | undefined {
  const [first] = rules;
  if (!first) return undefined;
  const { input, severity } = first;
  const cases = rules.map(documentedRule).map(({ when = {}, need }) => {
    const deciding = Object.entries(when).filter(([name]) => name !== input);
    const [allowed = null] = testsOf(need, input);
    return { ...Object.fromEntries<TestContract>(deciding), [input]: allowed };
  });
  const other = Object.keys(cases[0] ?? {}).find((name) => name !== input) ?? input;
  const values = cases.map((each) => each[other] ?? null);
  return { severity, when: allGiven([input]), need: [...cases, { [other]: { not: values } }] };
}

/** A condition in which a list of one test is that test. */
export function plain<Whole>(condition: Whole): Whole {
  return JSON.parse(
    JSON.stringify(condition, (key, value) =>
      key !== "is" && Array.isArray(value) && value.length === 1 ? value[0] : value,
    ),
  );
}
