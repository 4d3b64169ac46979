import type {
  Lists,
  OperationContract,
  ParameterContract,
  Place,
  Value,
} from "../contract/types.ts";
import { filledMembers, type Filling } from "./template.ts";
import { textOf } from "./text-of.ts";
import { isHeld, travelling } from "./travelling.ts";
import { countingValue, type Values } from "./values.ts";

/** A value and where it travels. */
export interface Placed {
  readonly place: Place;
  readonly value: Value;
  /** How a list travels in a query; it repeats its name where nothing is said. */
  readonly lists?: Lists;
}

/** Everything of an operation that travels at a place of its own; what is absent leaves no trace. */
export function placedValues(operation: OperationContract, values: Values): readonly Placed[] {
  const carried = operation.carried.flatMap(({ name, place }) => {
    const value = values[name];
    return typeof value === "string" ? [{ place, value: value.trim() }] : [];
  });
  const filling = fillingOf(operation, values);
  const { query, headers } = operation.templates;
  const written = ([members, place]: readonly [typeof query, "query" | "header"]) =>
    filledMembers(members, { ...filling, inHeader: place === "header" })
      // A list repeats its name for each item: without items it leaves no trace.
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => ({ place: { in: place, name }, value: travelsAsText(value) }));
  const sent = operation.parameters.flatMap((parameter) => {
    const value = sentValue(parameter, operation, values);
    return value === undefined ? [] : [{ place: parameter.place, value, lists: parameter.lists }];
  });
  return [
    ...written([query, "query"]),
    ...written([headers, "header"]),
    ...carried,
    ...sent,
    ...operation.constants,
  ];
}

/** What the holes of an operation take. */
export function fillingOf(operation: OperationContract, values: Values): Filling {
  return {
    parameter(name) {
      const parameter = operation.parameters.find((each) => each.name === name);
      return parameter && sentValue(parameter, operation, values);
    },
    isRaw: (name) => operation.parameters.some((each) => each.name === name && each.raw),
    inner: new Map(),
  };
}

/** Objects and lists that json holds travel as JSON text outside a body, items of a list each for itself. */
function travelsAsText(value: Value): Value {
  const text = (each: Value) => (typeof each === "object" ? textOf(each) : each);
  return Array.isArray(value) ? value.map(text) : text(value);
}

function sentValue(
  parameter: ParameterContract,
  operation: OperationContract,
  values: Values,
): Value | undefined {
  const { name, when, sendDefault } = parameter;
  if (when && !isHeld(when, operation, values)) return undefined;
  const value = sendDefault ? countingValue(parameter, values) : values[name];
  const zone = operation.parameters.find((each) => each.name === parameter.zone);
  return travelling(parameter, value, zone && String(countingValue(zone, values)));
}
