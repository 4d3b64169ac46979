import { checkInputs, isAbsent } from "../../../../packages/runtime/src/inputs/check.ts";
import { credentialsBeside } from "../../../language/ir/credentials.ts";
import { inputDefinitions, ruleDefinitions } from "../../../language/ir/definition.ts";
import type { Example, Json, Operation, Parameter, Provider } from "../../../language/ir/types.ts";
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
export function exampleInputs(operation: Operation, example: Example): readonly InputView[] {
  return givenInputs(operation, example).map(({ parameter, value }) => shown(parameter, value));
}

/** The inputs of an example as the operation and the client take them. */
export function checkedInputs(
  provider: Provider,
  operation: Operation,
  example: Example,
): CheckedInputs {
  const given = givenInputs(operation, example);
  const raw = Object.fromEntries([
    ...placeholders(
      provider,
      operation,
      given.map(({ parameter: { name } }) => name),
    ).map(({ name, value }) => [name, value] as const),
    ...given.map(({ parameter, value }) => [parameter.name, value] as const),
  ]);
  const inputs = inputDefinitions(provider, operation);
  const definition = { inputs, rules: ruleDefinitions(operation), keywords: runtimeKeywords };
  const { values, problems, warnings } = checkInputs(definition, raw);
  const checked = given.map((input) => {
    // Values that came from JSON are JSON after the check; blank ones are absent.
    const kept = values[input.parameter.name] as Json | undefined;
    return { ...input, kept };
  });
  return {
    inputs: checked.flatMap(({ parameter, kept }) =>
      kept === undefined ? [] : [shown(parameter, kept)],
    ),
    plain: problems.length + warnings.length === 0 && checked.every(isPlain),
  };
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

function givenInputs({ parameters }: Operation, { params }: Example): readonly GivenInput[] {
  return parameters.flatMap((parameter) => {
    const value = params[parameter.name] ?? (parameter.shared ? parameter.example : undefined);
    return value === undefined ? [] : [{ parameter, value }];
  });
}

function isPlain({ parameter, value, kept }: GivenInput & { readonly kept?: Json | undefined }) {
  if (kept === undefined || isAbsent(value)) return false;
  // A list is written as text with commas; only blank items make it a special case.
  if (parameter.convert?.startsWith("csv")) return itemsOf(value) === itemsOf(kept);
  return JSON.stringify(value) === JSON.stringify(kept);
}

function itemsOf(list: Json): number {
  return typeof list === "string" ? list.split(",").length : Object.keys(Object(list)).length;
}

function shown({ name, secret }: Parameter, value: Json): InputView {
  return { name, value: secret ? SECRET : value };
}
