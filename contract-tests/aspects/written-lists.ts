import type { HoleChoice } from "../contract/template-text.ts";
import { mentioned } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { isList } from "../oracle/verdict/limits.ts";
import { type Aspect, isObject, isWhole } from "./aspect.ts";
import { eachNameAspects } from "./written-names.ts";
import type { NamePlace } from "../contract/template-names.ts";

type Members = Readonly<Record<string, Value>>;

/** None, one and two of what `$each` goes through, and the names that it makes. */
export function eachAspects(
  { $each: list, item = "{item}", name = null }: Members,
  where: NamePlace,
  operation: OperationContract,
): readonly Aspect[] {
  const [first = "", ...path] = String(list).split(".");
  const parameter = operation.parameters.find((each) => each.name === first);
  if (!parameter) return [];
  const words = mentioned({ item, name });
  const isOfMembers = words.has("key") || words.has("value");
  const counts = [0, 1, 2].filter((count) => mayHave(parameter, count, path, isOfMembers));
  return [
    ...(typeof name === "string" ? eachNameAspects(name, where, { parameter, operation }) : []),
    ...counts.map(
      (count): Aspect => ({
        kind: "parameter",
        text: `${where.place}: made of ${count} of ${String(list)}`,
        shown: (seen) => isWhole(seen) && countOf(valueIn(seen.inputs[first], path)) === count,
      }),
    ),
  ];
}

function mayHave(
  parameter: ParameterContract,
  count: number,
  path: readonly string[],
  isOfMembers: boolean,
): boolean {
  const { shape, limits } = parameter;
  if (isList(parameter)) {
    const { minItems = 0, maxItems = 2, ...others } = limits;
    return Object.keys(others).length === 0 && count > 0 && count >= minItems && count <= maxItems;
  }
  if (path.length > 0) return shape !== "array";
  if (shape === (isOfMembers ? "array" : "object")) return false;
  const { minItems = 0, maxItems = 2 } = limits;
  return isOfMembers || (count >= minItems && count <= maxItems);
}

/** Json with the member that a hole reads, with null there, and without it. */
export function insideAspects(
  choice: HoleChoice,
  place: string,
  { parameters }: OperationContract,
): readonly Aspect[] {
  if (choice.kind !== "value" || choice.path.length === 0) return [];
  const { name, path } = choice;
  const parameter = parameters.find((each) => each.name === name);
  if (parameter?.type !== "json" || parameter.shape === "array") return [];
  const forms = {
    there: (value: unknown) => typeof value === "string",
    null: (value: unknown) => value === null,
    missing: (value: unknown) => value === undefined,
  };
  return Object.entries(forms).map(([what, is]) => ({
    kind: "parameter",
    text: `${place}: ${path.join(".")} of ${name} is ${what}`,
    shown: ({ inputs }) => isObject(inputs[name]) && is(valueIn(inputs[name], path)),
  }));
}

function valueIn(given: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, member) => Object(held)[member], given);
}

function countOf(value: unknown): number {
  if (typeof value === "string") return value.split(",").filter((item) => item.trim()).length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : -1;
}
