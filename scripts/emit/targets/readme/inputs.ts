import { isCommaList } from "../../../language/ir/input-steps.ts";
import { checkInputs, isAbsent } from "../../../../packages/runtime/src/inputs/check.ts";
import { credentialsBeside } from "../../../language/ir/credentials.ts";
import { inputDefinitions } from "../../../language/ir/input-definition.ts";
import { allRules } from "../../../language/ir/rules.ts";
import type { Example, Json, Operation, Parameter, Provider } from "../../../language/ir/types.ts";
import { perOperation } from "../../../language/ir/per-operation.ts";
import { runtimeKeywords } from "../../../language/ir/runtime-keywords.ts";

/** An input and its value, as a line of code shows them. */
export interface InputView {
  readonly name: string;
  readonly value: Json;
}

/** Inputs of an example after the check. */
interface CheckedInputs {
  /** Without blank ones; numbers, lists and objects as the client takes them. */
  readonly inputs: readonly InputView[];
  /** Whether every input was given as it is now, and there is nothing to warn of. */
  readonly plain: boolean;
}

/** Inputs of an example as a workflow gives them; the provider's own parameters by their example. */
export function exampleInputs(
  provider: Provider,
  operation: Operation,
  example: Example,
): readonly InputView[] {
  return givenInputs(provider, operation, example).map(({ parameter, value }) =>
    shown(parameter, value),
  );
}

/** The inputs of an example as the operation and the client take them. */
export function checkedInputs(
  provider: Provider,
  operation: Operation,
  example: Example,
): CheckedInputs {
  const given = givenInputs(provider, operation, example);
  const { values, problems, warnings } = checked(provider, operation, given);
  const kept = given.map((input) => {
    // Values that came from JSON are JSON after the check; blank ones are absent.
    const value = values[input.parameter.name] as Json | undefined;
    return { ...input, kept: value };
  });
  return {
    inputs: kept.flatMap(({ parameter, kept: value }) =>
      value === undefined ? [] : [shown(parameter, value)],
    ),
    plain: problems.length + warnings.length === 0 && kept.every(isPlain),
  };
}

/** What the operation itself says to these inputs, with a credential wherever it asks for one. */
function checked(provider: Provider, operation: Operation, given: readonly GivenInput[]) {
  const names = given.map(({ parameter: { name } }) => name);
  const raw = Object.fromEntries([
    ...placeholders(provider, operation, names).map(({ name, value }) => [name, value] as const),
    ...given.map(({ parameter, value }) => [parameter.name, value] as const),
  ]);
  const inputs = inputDefinitions(provider, operation);
  const definition = {
    inputs,
    rules: allRules(operation),
    keywords: runtimeKeywords,
  };
  return checkInputs(definition, raw);
}

/** Stars where each credential would stand. */
function placeholders(
  provider: Provider,
  operation: Operation,
  inputs: readonly string[],
): readonly InputView[] {
  return credentialsBeside(provider, operation, inputs).map(({ name }) => ({
    name,
    value: SECRET,
  }));
}

const SECRET = "********";

interface GivenInput {
  readonly parameter: Parameter;
  readonly value: Json;
}

/** The call, its inputs and the sentences about both ask for the same. */
const knownOf = perOperation(() => new Map<Example, readonly GivenInput[]>());

/**
 * What the example gives, and the provider's own parameters as far as the call needs them: whoever
 * copies it would otherwise send to the host of somebody's own installation.
 */
function givenInputs(
  provider: Provider,
  operation: Operation,
  example: Example,
): readonly GivenInput[] {
  const known = knownOf(provider, operation);
  const given = known.get(example) ?? neededInputs(provider, operation, example);
  known.set(example, given);
  return given;
}

function neededInputs(
  provider: Provider,
  operation: Operation,
  { params }: Example,
): readonly GivenInput[] {
  const all = operation.parameters.flatMap((parameter) => {
    const value = params[parameter.name] ?? (parameter.shared ? parameter.example : undefined);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const spare = all.filter(
    ({ parameter: { name, required } }) => !required && params[name] === undefined,
  );
  const problemsOf = (given: readonly GivenInput[]) =>
    checked(provider, operation, given).problems.length;
  let needed: readonly GivenInput[] = all;
  let problems = spare.length > 0 ? problemsOf(all) : 0;
  for (const each of spare) {
    const fewer = needed.filter((other) => other !== each);
    const left = problemsOf(fewer);
    if (left > problems) continue;
    needed = fewer;
    problems = left;
  }
  return needed;
}

function isPlain({ parameter, value, kept }: GivenInput & { readonly kept?: Json | undefined }) {
  if (kept === undefined || isAbsent(value)) return false;
  // A list is written as text with commas; only blank items make it a special case.
  if (isCommaList(parameter)) return itemsOf(value) === itemsOf(kept);
  return JSON.stringify(value) === JSON.stringify(kept);
}

function itemsOf(list: Json): number {
  return typeof list === "string" ? list.split(",").length : Object.keys(Object(list)).length;
}

function shown({ name, secret }: Parameter, value: Json): InputView {
  return { name, value: secret ? SECRET : value };
}
