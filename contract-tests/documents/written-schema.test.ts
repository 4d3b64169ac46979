import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import type { Schema, Value } from "../contract/types.ts";
import { promisedBody } from "./request-body.ts";
import { promisedWritten } from "./written.ts";

const text = { type: "string" };
const params = {
  title: { ...text, required: true },
  note: text,
  kind: { ...text, enum: ["a", "b"] },
  tags: { ...text, convert: "csv" },
  facts: { type: "json", shape: "object" },
  size: { type: "integer", to: "body.it.deep.size" },
};

function schemaOf(it: Value): unknown {
  const { operation } = sample({ params, body: { it } });
  const schema: Schema = promisedBody(operation)?.schema ?? {};
  return Object(schema["properties"]).it;
}

const deep = { type: "object", properties: { size: { type: "integer" } } };

function object(properties: object, required: readonly string[] = [], rest: object = {}): object {
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: { ...properties, deep },
    ...rest,
  };
}

const word = { type: "string" };

test.each<[Value, object]>([
  [{ a: "x {{y}}" }, object({ a: { ...word, const: "x {y}", default: "x {y}" } }, ["a"])],
  [{ a: "{title}", b: "{note}" }, object({ a: word, b: word }, ["a"])],
  [{ a: "{title}: {note}" }, object({ a: word })],
  [
    { "a?": { n: "{note}", m: "{kind}" } },
    object({ a: expect.objectContaining({ type: "object" }) }),
  ],
  [
    { "a?": { n: { t: "{note}" } } },
    object({
      a: {
        type: "object",
        required: ["n"],
        properties: { n: { type: "object", required: ["t"], properties: { t: word } } },
      },
    }),
  ],
  [{ $all: { k: "{kind}", t: "{note}" } }, expect.objectContaining({ type: "object" })],
  [
    { a: { $all: { k: "{note}" } } },
    object({ a: { type: "object", required: ["k"], properties: { k: word } } }),
  ],
  [
    { a: { $each: "tags", item: { t: "{item}" } } },
    object({
      a: { type: "array", items: { type: "object", required: ["t"], properties: { t: word } } },
    }),
  ],
  [
    { a: { $each: "facts", name: "{key}" } },
    object({ a: { type: "object", additionalProperties: true } }),
  ],
  [{ a: { $join: " ", parts: ["{note}"] } }, object({ a: word })],
  [
    { a: { $json: { n: "{note}" } } },
    object({ a: { ...word, contentMediaType: "application/json" } }, ["a"]),
  ],
  [
    { "...": "{facts}", a: "{$uuid}" },
    object({ a: { ...word, format: "uuid" } }, ["a"], { additionalProperties: true }),
  ],
  [{ a: ["{note}", 1, "...{tags}"] }, object({ a: { type: "array", minItems: 1 } }, ["a"])],
  [
    { a: [{ n: "{note}" }, "{$now.epoch}"] },
    object(
      {
        a: {
          type: "array",
          items: {
            anyOf: [
              { type: "object", required: ["n"], properties: { n: word } },
              { type: "integer" },
            ],
          },
          minItems: 1,
          maxItems: 2,
        },
      },
      ["a"],
    ),
  ],
])("%j", (written, schema) => {
  expect(schemaOf(written)).toEqual(schema);
});

test("members that are spread together", () => {
  const group = { $all: { x: "{note}", y: { z: "{kind}" } } };
  const kind = { ...word, enum: ["a", "b"] };
  const y = { type: "object", required: ["z"], properties: { z: kind } };
  expect(schemaOf({ "...": group })).toEqual(object({ x: word, y }));
  const { operation } = sample({
    params,
    query: { "...": { $all: { x: "{note}", y: "{kind}" } } },
  });
  expect(promisedWritten(operation)).toEqual({
    "query x": { required: false, schema: word },
    "query y": { required: false, schema: kind },
  });
});

test("a query and headers", () => {
  const { operation } = sample({
    params,
    query: { "a?": "{note}", b: "{title}", "c[{kind}]": 1 },
    headers: { "X-A": "v {title}" },
  });
  expect(promisedWritten(operation)).toEqual({
    "query a": { required: false, schema: word },
    "query b": { required: true, schema: word },
    "header X-A": { required: true, schema: word },
  });
});
