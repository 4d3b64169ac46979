import fc from "fast-check";
import type { Field } from "../../../contract-tests/documents/block-document.ts";

/** Values of which some are nearly right, and any JSON. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
  fc.constantFrom<unknown>(
    "25",
    " 25 ",
    "25abc",
    "2.5",
    "-1",
    "0",
    "1e3",
    "0x10",
    "1_000",
    "٣",
    "NaN",
    "Infinity",
    "99999999999999999999",
    "true",
    "false",
    "TRUE",
    "yes",
    "null",
    "undefined",
    "[]",
    "{}",
    "[object Object]",
    "a,b,,c",
    ",",
    "",
    " ",
    25,
    0,
    -0,
    2.5,
    1e21,
    true,
    false,
    null,
    [],
    ["a", "b"],
    [["a"]],
    [1],
    [null],
    {},
    { length: 1 },
  ),
);

/** Values that the field must refuse. */
export function badValues(field: Field): readonly unknown[] {
  const { type, required, integer, shape = "object", convert, limits = {} } = field;
  const { minimum, maximum, maxLength, maxItems } = limits;
  const listed = limits.enum;
  const absent = required ? [null, "", " \t"] : [];
  switch (type) {
    case "string":
      return [
        ...absent,
        { a: 1 },
        [1],
        [["a"]],
        ...(convert?.startsWith("csv") ? [] : [["a"]]),
        ...(listed ? ["none of these", `${listed[0]} `, listed[0]?.toUpperCase()] : []),
        ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
        ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => "x").join()]),
      ];
    case "number":
      return [
        ...absent,
        "x",
        "25abc",
        "0x10",
        "1,5",
        "NaN",
        "Infinity",
        true,
        [],
        [1],
        {},
        ...(integer ? [1.5, "1.5"] : []),
        ...(minimum === undefined ? [] : [minimum - 1, `${minimum - 1}`]),
        ...(maximum === undefined ? [] : [maximum + 1, `${maximum + 1}`, 1e21]),
      ];
    case "boolean":
      return [...absent, "maybe", "1", 2, [], {}];
    case "json":
      return [
        ...absent,
        "no JSON",
        '{"a":',
        ...(shape === "object" ? ["[1]", "7", '"text"', "null", [1], 7, true] : []),
        ...(shape === "array" ? ["{}", "7", {}, 7] : []),
      ];
  }
}
