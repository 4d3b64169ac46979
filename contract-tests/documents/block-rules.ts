import { readCondition, alone, allGiven } from "../contract/folded.ts";
import type { AllOf, WrittenCondition } from "../contract/condition-types.ts";
import type {
  Contract,
  ParameterContract,
  ParameterType,
  RuleContract,
  Severity,
} from "../contract/types.ts";
import type { DocumentedRule } from "./block-document.ts";

/** The inputs of an operation by name. */
export type Inputs = (name: string) => Pick<ParameterContract, "type" | "default"> | undefined;

export function inputsOf({ operations }: Contract, id: string): Inputs {
  const inputs = operations.find((each) => each.id === id)?.parameters ?? [];
  return (name) => inputs.find((each) => each.name === name);
}

/** A rule of `block.json`, without its message. */
export function documentedRule(rule: DocumentedRule, inputs: Inputs): RuleContract {
  const { kind, of = [], input = "", needs = [], pattern = "", severity } = rule;
  const given = { [input]: { given: true } };
  const own = { severity, ...(rule.when && { when: readCondition(rule.when) }) };
  if (kind === "any-of") return { ...own, need: of.map(allGiven) };
  if (kind === "exactly-one") return { ...own, need: alone(of.map(allGiven)) };
  if (kind === "condition") return { ...own, need: readCondition(rule.need ?? []) };
  if (kind === "matches") return { ...own, when: given, need: { [input]: { matches: pattern } } };
  // What is of no kind that hosts know needs what nothing can give.
  if (kind !== "requires") return { ...own, need: [] };
  const needed = needs.map(({ input: name, equals }): AllOf => {
    const { type, default: usual } = inputs(name) ?? {};
    if (equals === undefined) return { [name]: { given: true } };
    const is = typed(equals, type);
    // What is there by default has to be given besides.
    return { [name]: usual === undefined ? is : { given: true, is } };
  });
  return { ...own, when: given, need: Object.assign({}, ...needed) };
}

/** What `enumBy` of an input says: values of it by those of another. */
export function dependent(
  name: string,
  {
    parameter,
    severity,
    values,
  }: {
    readonly parameter: string;
    readonly severity: Severity;
    readonly values: Readonly<Record<string, readonly string[]>>;
  },
  inputs: Inputs,
): RuleContract {
  const keys = Object.keys(values).map((key) => typed(key, inputs(parameter)?.type));
  const listed = Object.values(values).map(
    (allowed, at): WrittenCondition => ({
      [parameter]: keys[at] ?? null,
      [name]: allowed.map((each) => typed(each, inputs(name)?.type)),
    }),
  );
  const need = [...listed, { [parameter]: { not: keys } }];
  return { severity, when: allGiven([name]), need: readCondition(need) };
}

/** A condition in which a list of one test is that test. */
export function plain<Whole>(condition: Whole): Whole {
  return JSON.parse(
    JSON.stringify(condition, (key, value) =>
      key !== "is" && Array.isArray(value) && value.length === 1 ? value[0] : value,
    ),
  );
}

/** A value of a type by its text; the text where it would have another one. */
function typed(text: string, type: ParameterType | undefined): string | number | boolean {
  const isNumber = type === "integer" || type === "number" || type === "json";
  const isTruth = type === "boolean" || type === "json";
  if (isTruth && /^(true|false)$/.test(text)) return text === "true";
  return isNumber && String(Number(text)) === text ? Number(text) : text;
}
