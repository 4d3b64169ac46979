import type { Input, Severity } from "../../../packages/runtime/src/definition.ts";
import { isWords } from "../words/tests.ts";
import { isList, namesIn, valuesIn } from "./condition.ts";
import type { Condition, Operation, Parameter, Rule, Test } from "./types.ts";

/** Groups of inputs of which a rule asks for one; none where it asks for something else. */
export function choicesOf(rule: Rule): readonly (readonly string[])[] {
  if ("exactlyOne" in rule) return rule.exactlyOne;
  if (rule.when || !isList(rule.need)) return [];
  const groups = rule.need.flatMap((each) => {
    const names = givenIn(each);
    return names ? [names] : [];
  });
  return groups.length === rule.need.length ? groups : [];
}

/** The inputs that have to be given, where a condition asks for nothing else. */
export function givenIn(condition: Condition): readonly string[] | undefined {
  if (isList(condition)) return undefined;
  const isGiven = (test: Test) =>
    isWords(test) && test.given === true && Object.keys(test).length === 1;
  return Object.values(condition).every(isGiven) ? Object.keys(condition) : undefined;
}

/** Names of the inputs that a rule looks at. */
export function inputsIn(rule: Rule): readonly string[] {
  const asked = "exactlyOne" in rule ? rule.exactlyOne.flat() : namesIn(rule.need);
  return [...namesIn(rule.when ?? {}), ...asked];
}

/** Every rule over inputs of an operation: first those of its parameters, in their order. */
export function allRules({ parameters, rules }: Operation): readonly Rule[] {
  return [...parameters.flatMap((parameter) => parameter.rules ?? []), ...rules];
}

/** What values of another input allow a parameter to be, as texts; undefined where none does. */
export function dependenceOf({
  name,
  rules = [],
}: Pick<Parameter, "name" | "rules">): DependentValues | undefined {
  const cases = rules.flatMap((rule) => {
    if ("exactlyOne" in rule) return [];
    const deciding = Object.entries(testsIn(rule.when)).filter(([input]) => input !== name);
    const allowed = [testsIn(rule.need)[name] ?? []].flat().map(testText);
    return deciding.map(([input, test]) => ({ input, value: testText(test), allowed }));
  });
  const [first] = cases;
  if (first === undefined) return undefined;
  const values = Object.fromEntries(cases.map(({ value, allowed }) => [value, allowed]));
  return { input: first.input, severity: rules[0]?.severity ?? "error", values };
}

/** What a condition asks of each input that it names; nothing of one of several conditions. */
export function testsIn(condition: Condition = {}): Readonly<Record<string, Test>> {
  return isList(condition) ? {} : condition;
}

/** The value that a test wants, as text: items of a list with commas between them. */
export function testText(test: Test): string {
  const [value] = valuesIn(test);
  return String(value);
}

/** Allowed values for each value of another input; a value that is not listed allows everything. */
export interface DependentValues {
  readonly input: string;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

type Inputs = Readonly<Record<string, Pick<Input, "type" | "convert" | "default">>>;

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
