import { describe, expect, test } from "vitest";
import { memberNames, typesOf } from "../ir/schema-types.ts";
import { lowerOutput } from "../lower/output.ts";
import { schemaAt } from "./schema-path.ts";
import type { Json, JsonSchema } from "./types.ts";

/** Where a schema may be `true`, with the members that lead below it. */
const PLACES: readonly (readonly [
  place: string,
  schemaWith: (any: Json) => JsonSchema,
  members: readonly (string | number)[],
])[] = [
  ["additionalProperties", (any) => ({ type: "object", additionalProperties: any }), ["a"]],
  ["items", (any) => ({ type: "array", items: any }), [0]],
  ["properties", (any) => ({ type: "object", properties: { a: any } }), ["a"]],
  ["anyOf", (any) => ({ anyOf: [{ type: "string", enum: ["a", "b"] }, any] }), []],
  ["oneOf", (any) => ({ oneOf: [{ type: "string" }, any] }), []],
];

describe.each(PLACES)("`true` under %s is read like an empty schema", (_, schemaWith, members) => {
  const [short, long] = [schemaWith(true), schemaWith({})];

  test("where a path leads", () => {
    const found = schemaAt(short, members, {});
    expect(found).toBeDefined();
    if (members.length > 0) expect(found).toEqual(schemaAt(long, members, {}));
  });

  test("its types and members", () => {
    expect(typesOf(short, {})).toEqual(typesOf(long, {}));
    expect(memberNames(short, {})).toEqual(memberNames(long, {}));
  });

  test("the values that an output is known to have", () => {
    const known = (Reply: JsonSchema) =>
      lowerOutput(
        "data",
        { from: ["body"], type: "string", description: "Data." },
        {
          replies: [{ status: 200, schema: "Reply", description: "OK" }],
          parameters: [],
          schemas: { Reply },
        },
      ).known;
    expect(known(short)).toEqual(known(long));
  });
});

test("`false` describes no value", () => {
  expect(schemaAt({ properties: { a: false }, additionalProperties: false }, ["a"], {})).toBe(
    undefined,
  );
});
