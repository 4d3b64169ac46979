import { expect, test } from "vitest";
import type { JsonSchema } from "../../language/ir/types.ts";
import { operation } from "../read/operation.ts";
import { draftParameter } from "./parameter.ts";

function drafted(schema: JsonSchema, more: object = {}) {
  const value = {
    name: "size",
    description: "Size.",
    required: false,
    node: { schema, at: [] },
    isText: true,
    isJoined: false,
    clears: "never",
    place: "query",
    to: null,
    ...more,
  } as const;
  return draftParameter(value, () => undefined).parameter;
}

test("names of values become labels, where there is one for each", () => {
  const sizes = { type: "string", enum: ["s", "XL"] };
  expect(drafted({ ...sizes, "x-enum-varnames": ["SMALL", "EXTRA_LARGE"] }).enum).toEqual({
    s: { label: "Small" },
    XL: { label: "Extra large" },
  });
  expect(drafted({ ...sizes, "x-enumNames": ["s", "Very large, that is"] }).enum).toEqual({
    s: { label: "S" },
    XL: { label: "Very large, that is" },
  });
  expect(drafted({ ...sizes, "x-enum-varnames": ["SMALL"] }).enum).toEqual(["s", "XL"]);
  const levels = { type: "integer", enum: [1, 2], "x-enum-varnames": ["Low", "HIGH"] };
  expect(drafted(levels).enum).toEqual({ 1: { label: "Low" }, 2: { label: "High" } });
});

test("what the vendor deprecates is deprecated", () => {
  const said = { deprecated: "The vendor's document says so." };
  expect(drafted({ type: "string", deprecated: true })).toMatchObject(said);
  expect(drafted({ type: "string" }, { deprecated: true })).toMatchObject(said);
  expect(drafted({ type: "string" })).not.toHaveProperty("deprecated");
});

test.each<[string, JsonSchema, object]>([
  [
    "a tag and a page",
    { tags: ["Files", "Old"], externalDocs: { url: "https://a.test/b" } },
    { resource: "Files", docs: "https://a.test/b" },
  ],
  ["a tag of several lines", { tags: [" Files\nand folders "] }, { resource: "Files and folders" }],
  ["a page that is no address", { tags: [""], externalDocs: { url: "/docs" } }, {}],
  ["a page with a password", { externalDocs: { url: "https://a:b@a.test" } }, {}],
])("%s", (_, own, words) => {
  const setting = {
    method: "GET",
    path: "/a",
    pointer: "",
    item: {},
    document: {},
    resolve: () => undefined,
  } as const;
  const { resource, docs } = operation(own, setting);
  expect({
    ...(resource !== undefined && { resource }),
    ...(docs !== undefined && { docs }),
  }).toEqual(words);
});
