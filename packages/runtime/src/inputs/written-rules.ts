import type { Condition, Input, Rule, Severity, Test } from "../definition.ts";

/** A rule as `block.json` has it. */
export type WrittenRule = {
  readonly severity: Severity;
  readonly message: string;
} & (
  | { readonly kind: "any-of"; readonly of: readonly (readonly string[])[] }
  | {
      readonly kind: "exactly-one";
      readonly of: readonly (readonly string[])[];
      readonly when?: Condition;
    }
  | {
      readonly kind: "requires";
      readonly input: string;
      readonly needs: readonly { readonly input: string; readonly equals?: string }[];
    }
  | { readonly kind: "matches"; readonly input: string; readonly pattern: string }
  /** What no other kind can say. */
  | {
      readonly kind: "condition";
      readonly input: string;
      readonly when?: Condition;
      readonly need: Condition;
    }
);

/** Allowed values for each value of another input; a value that is not listed allows everything. */
export interface DependentValues {
  readonly input: string;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

type Inputs = Readonly<Record<string, Pick<Input, "type" | "convert" | "default">>>;

/** A rule of `block.json` as operations have it. */
export function writtenRule(rule: WrittenRule, inputs: Inputs): Rule {
  const { severity, message } = rule;
  if ("of" in rule) {
    const own = { input: rule.of[0]?.[0] ?? "", severity, message };
    if (rule.kind === "exactly-one")
      return { ...(rule.when && { when: rule.when }), exactlyOne: rule.of, ...own };
    return { need: rule.of.map(allGiven), ...own };
  }
  const { input } = rule;
  const own = { input, severity, message };
  if (rule.kind === "condition")
    return { ...(rule.when && { when: rule.when }), need: rule.need, ...own };
  const when = allGiven([input]);
  if ("pattern" in rule) return { when, need: { [input]: { matches: rule.pattern } }, ...own };
  const need = rule.needs.map(({ input: name, equals }) => [name, needed(equals, inputs[name])]);
  return { when, need: Object.fromEntries(need), ...own };
}

/** That an input is given, or has the value of a text: a default that is not sent does not count. */
function needed(equals: string | undefined, input: Inputs[string] | undefined): Test {
  if (equals === undefined) return { given: true };
  const test = textTest(equals, input);
  if (input?.default === undefined) return test;
  return { given: true, ...(typeof test === "object" ? test : { is: test }) };
}

/** What depends on another input, as rules: one for each of its values. */
export function dependentRules(
  input: string,
  { input: other, severity, values }: DependentValues,
  inputs: Inputs,
): readonly Rule[] {
  return Object.entries(values).map(([value, allowed]) => ({
    when: { ...allGiven([input]), [other]: textTest(value, inputs[other]) },
    need: { [input]: allowed.map((each) => typed(each, inputs[input]?.type)) },
    input,
    severity,
    message: `${input} must be one of ${allowed.join(", ")} when ${other} is ${value}`,
    shown: true,
  }));
}

function allGiven(names: readonly string[]): Condition {
  return Object.fromEntries(names.map((name) => [name, { given: true }]));
}

/** The value of an input that is this text: of a list, all items with commas between them. */
function textTest(text: string, { type, convert }: Inputs[string] = { type: "string" }): Test {
  return convert === "csv" || convert === "csv-text" ? { is: text.split(",") } : typed(text, type);
}

/** The value of a type that is written as this text; the text itself where none is. */
function typed(text: string, type: Input["type"] = "string"): Test {
  const isTruth = (type === "boolean" || type === "json") && /^(?:true|false)$/.test(text);
  if (isTruth) return text === "true";
  const isNumber = (type === "number" || type === "json") && String(Number(text)) === text;
  return isNumber ? Number(text) : text;
}
