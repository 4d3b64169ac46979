import { mentioned } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { textOf } from "./text-of.ts";

const entities = new Map([
  ["<", "lt"],
  [">", "gt"],
  ["&", "amp"],
  ['"', "quot"],
  ["'", "#39"],
]);

/** A value as text of HTML or XML. */
export function markupText(value: Value): string {
  const signs = [...textOf(value)].map((sign) => {
    const entity = entities.get(sign);
    return entity === undefined ? sign : `&${entity};`;
  });
  return signs.join("");
}

/** Whether a parameter is escaped in the body of an operation. */
export function isEscaped(
  { encoding, templates, parameters }: OperationContract,
  { name, place, raw }: Pick<ParameterContract, "name" | "place" | "raw">,
): boolean {
  if (!encoding.markup || raw) return false;
  const isWhole = parameters.some((each) => each.place.in === "body");
  return isWhole ? place.in === "body" : mentioned(templates.body ?? null).has(name);
}
