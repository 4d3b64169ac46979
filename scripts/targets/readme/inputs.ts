import { checkInputs } from "../../../templates/runtime/inputs.ts";
import { inputDefinitions } from "../../ir/definition.ts";
import type { Example, Json, Operation, Parameter, Provider } from "../../ir/types.ts";

/** An input and its value, as a line of code shows them. */
export interface InputView {
  readonly name: string;
  readonly value: Json;
}

/** Inputs of an example as a workflow gives them; the provider's own parameters by their example. */
export function exampleInputs({ parameters }: Operation, { params }: Example): InputView[] {
  return parameters.flatMap((parameter) => {
    const value = params[parameter.name] ?? (parameter.shared ? parameter.example : undefined);
    return value === undefined ? [] : [{ name: parameter.name, value: shown(parameter, value) }];
  });
}

/** The same inputs after the check: numbers, lists and objects as the client takes them. */
export function checkedInputs(
  provider: Provider,
  operation: Operation,
  example: Example,
): InputView[] {
  const given = exampleInputs(operation, example);
  const raw = Object.fromEntries(
    [...placeholders(provider), ...given].map(({ name, value }) => [name, value]),
  );
  const { values } = checkInputs(inputDefinitions(provider, operation), [], raw);
  return given.flatMap(({ name }) => {
    // Values that came from JSON are JSON after the check; blank ones are absent.
    const value = values[name] as Json | undefined;
    return value === undefined ? [] : [{ name, value }];
  });
}

/** Stars where each credential would stand. */
export function placeholders({ auth }: Provider): InputView[] {
  return auth.map(({ name }) => ({ name, value: SECRET }));
}

const SECRET = "********";

function shown({ secret }: Parameter, value: Json): Json {
  return secret ? SECRET : value;
}
