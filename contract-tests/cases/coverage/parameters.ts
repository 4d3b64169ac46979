import type { OperationContract, ParameterContract, ParameterType } from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { formItems } from "./form.ts";
import { coverageItem } from "./item.ts";
import { rewritingItems } from "./rewriting.ts";
import { zoneItems } from "./zones.ts";

/** Coverage items of any parameter: whether it is given, and of what type. */
export function parameterCoverage(
  operation: OperationContract,
  parameter: ParameterContract,
): readonly CoverageItem[] {
  const { name } = parameter;
  const items = {
    ...itemsOf(parameter),
    ...formItems(operation, parameter),
    ...zoneItems(operation, parameter),
  };
  return Object.entries(items).map(([aspect, text]) =>
    coverageItem(operation, ["parameter", name, aspect], `${name}: ${text}`),
  );
}

function itemsOf(parameter: ParameterContract): Readonly<Record<string, string>> {
  const { required, sendDefault, type, convert, limits } = parameter;
  const left = required
    ? "is refused"
    : sendDefault
      ? "stands for the default, which is sent"
      : "leaves no trace";
  return {
    absent: `left out, it ${left}`,
    blank: parameter.clears.blank ? "blank text is sent as empty text" : `blank text ${left}`,
    null: parameter.clears.nulls ? "null is sent" : `null ${left}`,
    present: "its value is sent",
    "wrong type": `a value that is not ${type} is refused`,
    ...(parameter.default !== undefined && { default: "its default is sent when it is given" }),
    ...(convert?.startsWith("csv") && { "no items": `text without items ${left}` }),
    ...typeItems[type],
    ...(convert && convertItems[convert]),
    ...rewritingItems(parameter),
    ...(convert?.startsWith("csv") && (limits.minItems ?? 0) < 2 && oneItem),
    ...(type === "json" && parameter.shape && shapeItems(parameter.shape)),
  };
}

const typeItems: Readonly<Record<ParameterType, Readonly<Record<string, string>>>> = {
  string: {},
  integer: { "text form": "a number as text is sent as a number" },
  number: { "text form": "a number as text is sent as a number" },
  boolean: {
    "text form": "true and false as text are sent as booleans",
    true: "true is sent",
    false: "false is sent",
  },
  file: {
    "text form": "JSON text of a file is read",
    "odd names": "a file arrives under any name",
    "empty file": "a file without a byte arrives",
    reference: "the host reads a reference",
    "unread reference": "a reference is refused where the host reads none",
  },
  json: {
    "text form": "JSON text is sent as its value",
    "broken JSON text": "text that is not JSON is refused",
    "no JSON": "a value that JSON cannot hold is refused",
  },
};

const list = {
  "text of items": "comma-separated text becomes items without spaces and empty ones",
  "list of items": "a list of items is also accepted",
};

const oneItem = { "one item": "text without a comma is one item" };

const convertItems = {
  csv: list,
  "csv-text": list,
  trim: { trim: "surrounding white space is removed" },
  lowercase: { lowercase: "it is sent in lower case" },
  uppercase: { uppercase: "it is sent in upper case" },
  "trim-lowercase": { "trim-lowercase": "it is sent in lower case, without white space around it" },
  "trim-uppercase": { "trim-uppercase": "it is sent in upper case, without white space around it" },
} satisfies Record<NonNullable<ParameterContract["convert"]>, object>;

function shapeItems(shape: NonNullable<ParameterContract["shape"]>): Record<string, string> {
  const said = (own: string) => (shape === own || shape === "any" ? "is sent" : "is refused");
  return {
    "shape object": `an object ${said("object")}, with its null members`,
    "shape array": `an array ${said("array")}, with its nulls`,
    "shape other": `a number or a truth value ${said("any")}`,
    "null as text": `null as JSON text ${said("any")}`,
  };
}
