import { zoneIn } from "../contract/steps.ts";
import { partsOf } from "../contract/template-text.ts";
import type {
  Lists,
  OperationContract,
  ParameterContract,
  Place,
  Value,
} from "../contract/types.ts";
import { filledMembers, type Filling } from "./template.ts";
import { isFileValue } from "./file.ts";
import { textOf } from "./text-of.ts";
import { heldValue, travelling } from "./travelling.ts";
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
    Object.entries(members).flatMap(([name, each]) => {
      const lists = namesOfLists({ [name]: each }, operation, filling);
      return writtenMember({ [name]: each }, place, { filling, lists });
    });
  const sent = allParameters(operation).flatMap((parameter) => {
    const value = sentValue(parameter, operation, values);
    return value === undefined ? [] : [{ place: parameter.place, value, lists: parameter.lists }];
  });
  return [
    ...written([query, "query"]),
    ...written([headers, "header"]),
    ...carried,
    ...sent,
    ...documentOf(operation),
  ];
}

function documentOf({ document }: OperationContract): readonly Placed[] {
  if (document === null) return [];
  return [{ place: { in: "body", path: ["query"] }, value: document }];
}

/** Parameters, and what lookups and hooks give in the place of some. */
export function allParameters({
  parameters,
  filled,
  lookups,
}: Pick<OperationContract, "parameters" | "filled" | "lookups">): readonly ParameterContract[] {
  const found = lookups.flatMap(({ gives }) => gives);
  return [...parameters, ...filled, ...found.map(({ parameter }) => parameter)];
}

/** A member of a query or of headers, under the names that it gets. */
function writtenMember(
  member: OperationContract["templates"]["query"],
  place: "query" | "header",
  { filling, lists }: { readonly filling: Filling; readonly lists: ReadonlyMap<string, Lists> },
): readonly Placed[] {
  return (
    filledMembers(member, { ...filling, inHeader: place === "header" })
      // A list repeats its name for each item: without items it leaves no trace.
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => {
        const own = place === "query" ? lists.get(name) : undefined;
        const text = travelsAsText(value);
        return { place: { in: place, name }, value: text, ...(own && { lists: own }) };
      })
  );
}

/** How the lists travel that members write, those of groups that are spread among them. */
function namesOfLists(
  members: Readonly<Record<string, Value>>,
  operation: OperationContract,
  filling: Filling,
): ReadonlyMap<string, Lists> {
  const found = Object.entries(members).flatMap(([key, written]): [string, Lists][] => {
    const lists = listsOf(written, operation);
    if (key !== "...") {
      return filledMembers({ [key]: written }, filling).map(([name]) => [name, lists]);
    }
    const groups = [written].flat().map((each: Value): unknown => Object(each).$all);
    return groups.flatMap((group) =>
      // What is spread is an object.
      [...namesOfLists(Object(group) as typeof members, operation, filling)],
    );
  });
  return new Map(found);
}

/** How a list that is written in a query travels; what is none in every call repeats its name. */
export function listsOf(written: Value, operation: OperationContract): Lists {
  if (Array.isArray(written)) return operation.templates.lists;
  if (typeof written === "object" && written !== null) {
    if ("$each" in written) return "name" in written ? "repeat" : operation.templates.lists;
    return "$all" in written ? listsOf(written["$all"] ?? null, operation) : "repeat";
  }
  if (typeof written !== "string") return "repeat";
  const [hole, ...others] = partsOf(written);
  if (hole === undefined || typeof hole === "string" || others.length > 0) return "repeat";
  const found = hole.map((choice) =>
    choice.kind === "value" && choice.path.length === 0
      ? operation.parameters.find(({ name }) => name === choice.name)
      : undefined,
  );
  const areLists = found.every((each) => each?.convert === "csv" && each.steps.length === 0);
  return areLists ? (found[0]?.lists ?? "repeat") : "repeat";
}

/** What the holes of an operation take. */
export function fillingOf(operation: OperationContract, values: Values): Filling {
  return {
    parameter(name) {
      const parameter = allParameters(operation).find((each) => each.name === name);
      return parameter && sentValue(parameter, operation, values);
    },
    file: (name) => (isFileValue(values[name]) ? values[name] : undefined),
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
  const value = heldValue(parameter, operation, values);
  const zone = operation.parameters.find((each) => each.name === zoneIn(parameter.steps));
  return travelling(parameter, value, zone && String(countingValue(zone, values)));
}
