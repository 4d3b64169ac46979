import { expect, test } from "vitest";
import type { JsonSchema } from "../../language/ir/types.ts";
import { parse } from "../../language/manifest/parse.ts";
import { vendorOf } from "../read/vendor.ts";
import { draft } from "./draft.ts";

/** The manifest that is drafted of one operation; each schema is made of references to those after it. */
function drafted(count: number, made: (next: JsonSchema, after: JsonSchema) => JsonSchema) {
  const ref = (index: number) => ({ $ref: `#/components/schemas/S${Math.min(index, count)}` });
  const schemas = Array.from({ length: count }, (_, index) => [
    `S${index}`,
    made(ref(index + 1), ref(index + 2)),
  ]);
  const last = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
  const content = { "application/json": { schema: ref(0) } };
  const vendor = vendorOf("things.json", {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    servers: [{ url: "https://things.test" }],
    paths: {
      "/things": {
        post: {
          operationId: "make",
          requestBody: { required: true, content },
          responses: { 200: { description: "The thing", content } },
        },
      },
    },
    components: { schemas: Object.fromEntries([...schemas, [`S${count}`, last]]) },
  });
  const { text } = draft("things", vendor, vendor.operations, "specs/things.yaml");
  const { manifest } = parse({ path: "specs/things.yaml", text });
  return { schemas: manifest?.schemas ?? {}, operation: manifest?.operations["things_make"] };
}

test("a part that is named twice is named once", () => {
  const { schemas, operation } = drafted(30, (next) => ({ allOf: [next, next] }));
  expect(schemas["S0"]).toEqual({ $ref: "#/schemas/S1" });
  expect(Object.keys(operation?.output ?? {})).toEqual(["id"]);
});

test("parts that hold together are one schema, however many ways lead to them", () => {
  const { schemas, operation } = drafted(39, (next, after) => ({
    allOf: [next, { anyOf: [after, { type: "null" }] }],
  }));
  const id = { type: "string" };
  expect(schemas).toEqual({ S0: { type: "object", required: ["id"], properties: { id } } });
  expect(Object.keys(operation?.params ?? {})).toEqual(["id"]);
  expect(Object.keys(operation?.output ?? {})).toEqual(["id"]);
});

test("objects that share others are written whole where their members would multiply", () => {
  const names = Array.from({ length: 8 }, (_, index) => `m${index}`);
  const { operation } = drafted(6, (next) => ({
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, next])),
  }));
  expect(Object.keys(operation?.params ?? {}).length).toBeLessThan(400);
});

test("of alternatives that multiply, some are left out, and the operation is drafted", () => {
  const { schemas, operation } = drafted(60, (next, after) => ({ anyOf: [next, after] }));
  expect(Object.values(schemas)).toContainEqual({});
  expect(Object.keys(operation?.output ?? {})).toEqual(["id"]);
});
