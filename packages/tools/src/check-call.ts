import {
  checkInputs,
  type Input,
  inputKeywords,
  isAbsent,
  pathsIn,
  type Problem,
  type Rule,
  rules as ruleKeyword,
} from "@blockwright/runtime";
import {
  type BlockJson,
  definitionIn,
  type FieldJson,
  fieldsIn,
  type OperationJson,
} from "./block-json.ts";
import type { Value } from "./call/value.ts";

const keywords = { ...inputKeywords, ...ruleKeyword };

/**
 * What an operation finds wrong and doubtful in the inputs of a call, by its data: the runtime's own
 * check, in its words. What only a host gives is asked of nobody here, so nothing follows from it.
 */
export function checkCall(
  { fields }: BlockJson,
  operation: OperationJson,
  given: Value,
): { readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] } {
  const own = fieldsIn(fields, operation);
  const isOpen = ({ name, secret, visibility }: FieldJson) =>
    (secret || visibility !== "user-or-llm") &&
    (!Object.hasOwn(given, name) || isAbsent(given[name]));
  const open = new Set(own.filter(isOpen).map(({ name }) => name));
  const inputs = Object.fromEntries(
    own.map((field) => [field.name, inputOf(field, operation.id, open)] as const),
  );
  const rules = (operation.rules ?? []).filter(
    (rule) => !namesOf(rule).some((name) => open.has(name)),
  );
  return checkInputs({ inputs, rules, keywords }, given);
}

/** A field of a block as the input of one of its operations: with its limits among its own members. */
function inputOf(field: FieldJson, operation: string, open: ReadonlySet<string>): Input {
  const { limits, ...own } = definitionIn(field, operation);
  const { name, requiredIn, secret } = field;
  const isRequired = requiredIn.includes(operation) && !open.has(name);
  return {
    ...(own as Input), // the generator writes its words
    ...limits,
    ...(isRequired && { required: true }),
    ...(secret && { secret: true }),
  };
}

function namesOf({ when = {}, ...rule }: Rule): readonly string[] {
  return [...pathsIn(when), ...("need" in rule ? pathsIn(rule.need) : rule.exactlyOne.flat())];
}
