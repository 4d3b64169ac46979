import type { OperationContract, OutputContract } from "../../contract/types.ts";
import { membersOf } from "../../oracle/path.ts";
import { kindOfOutput } from "../../oracle/schema-kind.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { isMadeSource, placesOf } from "../made/places.ts";
import { coverageItem } from "./item.ts";

/** Coverage items of an output: its paths, and values that do not fit. */
export function outputCoverage(
  operation: OperationContract,
  output: OutputContract,
): readonly CoverageItem[] {
  const { name, source } = output;
  const about = (aspects: readonly string[], text: string) =>
    coverageItem(operation, ["output", name, ...aspects], `${name}: ${text}`);
  if (source.kind === "const") return [about(["constant"], "is always the same")];
  if (isMadeSource(source)) {
    return [
      about(["present"], "what is made of a whole reply"),
      ...placesOf(operation, output).flatMap(({ path, probes }) =>
        probes.map(({ aspect, text }) => about([path, aspect], `${path}: ${text}`)),
      ),
    ];
  }
  const own = source.paths.flatMap((path) =>
    itemsAt(operation, output, path).map(([aspect, text]) =>
      about([path, aspect], `${path}: ${text}`),
    ),
  );
  const canBeAbsent = source.paths.every((path) => isOptional(operation, path));
  return canBeAbsent ? [...own, about(["absent"], `absent, it ${sayAbsent(output)}`)] : own;
}

type Items = readonly (readonly [aspect: string, text: string])[];

function itemsAt(operation: OperationContract, output: OutputContract, path: string): Items {
  const { type, source } = output;
  const present = ["present", "its value is returned"] as const;
  if (source.kind === "const" || membersOf(path)[0] !== "body") return [present];
  const { take, each, omit } = source;
  const isFree = type === "json" && !take && !each && omit.length === 0;
  const isOfAnyType = isFree && kindOfOutput(operation, output) === null;
  const isOfList = take === "count" || take === "first" || take === "last" || each;
  return [
    present,
    ["null", "null is absent, or null where it may be"],
    ...(isOfAnyType ? [] : [["wrong type", "a value of another type is not returned"] as const]),
    ...(type === "string" && !take ? [["empty text", "empty text"] as const] : []),
    ...(type === "boolean"
      ? ["true", "false"].map((value) => [value, `${value} is returned`] as const)
      : []),
    ...(isOfList ? listItems : []),
    ...Object.keys(each ?? {}).flatMap(
      (name): Items => [
        [`each ${name}`, `each item has ${name}`],
        [`each without ${name}`, `an item has no ${name} when it is missing`],
      ],
    ),
    ...omit.map((name) => [`omit ${name}`, `${name} is left out`] as const),
  ];
}

const listItems: Items = [
  ["several items", "several items are counted, or the right one is taken"],
  ["no items", "an empty list"],
];

function isOptional({ parameters }: OperationContract, path: string): boolean {
  const [root, member] = membersOf(path);
  const isRequired = parameters.some(({ name, required }) => required && name === member);
  return root === "body" || root === "headers" || (root === "params" && !isRequired);
}

function sayAbsent({ default: fallback, optional, nullable }: OutputContract): string {
  if (fallback !== undefined) return `is ${JSON.stringify(fallback)}`;
  if (optional) return "is left out";
  return nullable ? "is null" : "makes the reply invalid";
}
