import type { OperationContract, ParameterContract, Place, Value } from "../contract/types.ts";
import { isHeld, travelling } from "./travelling.ts";
import { countingValue, type Values } from "./values.ts";

/** A value and where it travels. */
export interface Placed {
  readonly place: Place;
  readonly value: Value;
}

/** Everything of an operation that travels at a place of its own; what is absent leaves no trace. */
export function placedValues(operation: OperationContract, values: Values): readonly Placed[] {
  const carried = operation.carried.flatMap(({ name, place }) => {
    const value = values[name];
    return typeof value === "string" ? [{ place, value: value.trim() }] : [];
  });
  const sent = operation.parameters.flatMap((parameter) => {
    const value = sentValue(parameter, operation, values);
    return value === undefined ? [] : [{ place: parameter.place, value }];
  });
  return [...carried, ...sent, ...operation.constants];
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
