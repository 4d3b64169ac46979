import type { OperationContract, Value } from "../contract/types.ts";
import { isEscaped, markupText } from "./markup.ts";
import type { Placed } from "./placed.ts";
import { type Filling, filledTemplate } from "./template.ts";

/** The JSON body put together from what is written and what travels in it; undefined when nothing does. */
export function bodyOf(
  operation: OperationContract,
  placed: readonly Placed[],
  filling: Filling,
): Value | undefined {
  const { body: written } = operation.templates;
  const inBody: Filling = { ...filling, inMarkup: operation.encoding.markup };
  const start =
    written === undefined ? undefined : filledTemplate(joined(written, operation), inBody);
  const own =
    written === undefined ? placed : placed.filter((each) => !isParameter(each, operation));
  return own.reduce<Value | undefined>(
    (body, { place, value }) =>
      place.in === "body" ? withValue(body, place.path, inBodyAs(value, place, operation)) : body,
    start,
  );
}

/** What is placed: escaped in HTML and XML, unless it is raw. */
function inBodyAs(value: Value, place: Placed["place"], operation: OperationContract): Value {
  const parameter = operation.parameters.find((each) => each.place === place);
  return parameter && isEscaped(operation, parameter) ? markupText(value) : value;
}

function isParameter({ place }: Placed, { parameters }: OperationContract): boolean {
  return parameters.some((each) => each.place === place);
}

/** What is written, with a hole for each parameter that is placed into it. */
export function joined(written: Value, { parameters }: OperationContract): Value {
  return parameters.reduce(
    (body, { name, place }) =>
      place.in === "body" ? withWritten(body, place.path, `{${name}}`) : body,
    written,
  );
}

/** What is written, with something more at a path: a hole, or what is always sent. */
export function withWritten(
  holder: Value,
  [name, ...rest]: readonly string[],
  written: Value,
): Value {
  if (name === undefined) return written;
  const members = new Map(Object.entries(holder as Readonly<Record<string, Value>>)); // values are placed into objects only
  const key = [name, `${name}?`].find((each) => members.has(each));
  // A group that is made goes where nothing in it is given.
  const isHole = typeof written === "string";
  const own = key ?? (rest.length > 0 && isHole ? `${name}?` : name);
  return Object.fromEntries(members.set(own, withWritten(members.get(own) ?? {}, rest, written)));
}

/** A copy that has the value at the path; members on the way are made. */
export function withValue(
  holder: Value | undefined,
  [name, ...rest]: readonly string[],
  value: Value,
): Value {
  if (name === undefined) return value;
  const members = new Map(typeof holder === "object" && holder ? Object.entries(holder) : []);
  return Object.fromEntries(members.set(name, withValue(members.get(name), rest, value)));
}
