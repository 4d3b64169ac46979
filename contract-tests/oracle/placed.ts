import type {
  Lists,
  OperationContract,
  ParameterContract,
  Place,
  Value,
} from "../contract/types.ts";
import { isHeld, travelling } from "./travelling.ts";
import { countingValue, type Values } from "./values.ts";

/** A value and where it travels. */
export interface Placed {
  readonly place: Place;
  readonly value: Value;
  /** How a list travels in a query; it repeats its name where nothing is said. */
  readonly lists?: Lists;
}

/** Everything of an operation that travels but the credentials; what is absent leaves no trace. */
export function placedValues(operation: OperationContract, values: Values): readonly Placed[] {
  const sent = operation.parameters.flatMap((parameter) => {
    const value = sentValue(parameter, operation, values);
    return value === undefined ? [] : [{ place: parameter.place, value, lists: parameter.lists }];
  });
  return [...sent, ...operation.constants];
}

function sentValue(
  parameter: ParameterContract,
  operation: OperationContract,
  values: Values,
): Value | undefined {
  const { name, when, sendDefault } = parameter;
  if (when && !isHeld(when, operation, values)) return undefined;
  return travelling(parameter, sendDefault ? countingValue(parameter, values) : values[name]);
}
