import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../../language/ir/types.ts";
import { changesOf } from "./schemas.fixture.ts";

const part = { $ref: "#/components/schemas/Part" };
const text = { type: "string" };
const schemas = { Part: { type: "object", properties: { id: text } }, Text: text };

function toldBetween(base: JsonSchema, head: JsonSchema): readonly string[] {
  return changesOf({ ...schemas, Reply: base }, { ...schemas, Reply: head }).map(
    ({ told }) => told,
  );
}

describe("what is only written differently", () => {
  const same: Readonly<Record<string, readonly [JsonSchema, JsonSchema]>> = {
    "members of any name and value": [
      { type: "object", additionalProperties: true },
      { type: "object", additionalProperties: {} },
    ],
    "a reference or the schema itself": [part, schemas.Part],
    "a schema of another name": [{ $ref: "#/components/schemas/Text" }, text],
    "parts or the whole": [
      { type: "object", properties: { a: text, b: text }, required: ["a", "b"] },
      {
        allOf: [
          { type: "object", properties: { a: text }, required: ["a"] },
          { properties: { b: text }, required: ["b"] },
        ],
      },
    ],
    "a part by reference": [
      { type: "object", properties: { id: text, a: text } },
      { allOf: [part, { properties: { a: text } }] },
    ],
    "null as a type or as an alternative": [
      { type: ["string", "null"] },
      { anyOf: [text, { type: "null" }] },
    ],
    "alternatives in another order": [{ anyOf: [part, text] }, { anyOf: [text, part] }],
    "either keyword of alternatives": [{ oneOf: [part, text] }, { anyOf: [part, text] }],
    "any text or known texts beside any": [text, { anyOf: [{ enum: ["a", "b"] }, text] }],
    "types in another order": [{ type: ["string", "integer"] }, { type: ["integer", "string"] }],
    "a constant or a list of one value": [{ const: "a" }, { enum: ["a"] }],
    "a type that follows from members": [
      { type: "object", properties: { a: text } },
      { properties: { a: text } },
    ],
  };
  test.each(Object.entries(same))("%s", (_, [one, other]) => {
    expect(toldBetween(one, other)).toEqual([]);
    expect(toldBetween(other, one)).toEqual([]);
  });
});

describe("one edit is one change", () => {
  const edits: Readonly<Record<string, readonly [JsonSchema, JsonSchema, string]>> = {
    "an object in place of a text, with members": [text, schemas.Part, "type other"],
    "members where anything was said to be": [{}, schemas.Part, "type less"],
    "a list of values of another type": [{}, { enum: [1, 2] }, "type less"],
    "an alternative beside what was the only way": [
      part,
      { anyOf: [part, text] },
      "alternative more",
    ],
    "null beside a reference": [part, { anyOf: [part, { type: "null" }] }, "null more"],
    "null beside alternatives": [
      { anyOf: [part, text] },
      { anyOf: [part, text, { type: "null" }] },
      "null more",
    ],
    "a further part of the whole": [
      { allOf: [part] },
      { allOf: [part, { properties: { a: text } }] },
      "member more",
    ],
    "items of another type": [
      { type: "array", items: text },
      { type: "array", items: { type: "integer" } },
      "type other",
    ],
    "items of what need be no list any more": [
      { type: "array", items: text },
      { items: text },
      "type more",
    ],
    "values of members of any name": [
      { type: "object", additionalProperties: text },
      { type: "object", additionalProperties: { type: ["string", "null"] } },
      "null more",
    ],
    "a list of values that null belongs to": [
      { type: "string", enum: ["a"] },
      { type: ["string", "null"], enum: ["a", null] },
      "null more",
    ],
    "a member that was renamed among others": [
      { properties: { a: text, b: { type: "integer" } } },
      { properties: { c: text, b: { type: "integer" } } },
      "memberName other",
    ],
  };
  test.each(Object.entries(edits))("%s", (_, [base, head, told]) => {
    expect(toldBetween(base, head)).toEqual([told]);
  });
});

test("true among known texts may not become any boolean", () => {
  const told = toldBetween({ enum: ["a", true, "b"] }, { type: "boolean" });
  expect(told.toSorted()).toEqual(["list more", "type less"]);
});

test("members that say too little to be told apart are not taken for renamed", () => {
  const base = { properties: { a: text, b: text } };
  const head = { properties: { c: text } };
  expect(toldBetween(base, head).toSorted()).toEqual(["member less", "member less", "member more"]);
});

test("a schema that many refer to is compared once, and one within itself has an end", () => {
  const reply = { properties: { one: part, other: part } };
  const node = (id: JsonSchema) => ({ properties: { id, children: { items: part } } });
  const changes = changesOf(
    { Reply: reply, Part: node(text) },
    { Reply: reply, Part: node({ type: "integer" }) },
  );
  expect(changes.map(({ message }) => message)).toEqual([
    "The type of `Part.id` changed from `string` to `integer`.",
  ]);
});

test("references in a circle end where they began", () => {
  const circle = { Reply: part, Part: { $ref: "#/components/schemas/Reply" } };
  expect(changesOf(circle, circle)).toEqual([]);
});

describe("schemas that lead back to themselves, or to others in many ways", () => {
  const inItself = { type: "array", items: { allOf: [{ $ref: "#/components/schemas/Tree" }, {}] } };
  const Tree = { title: "Tree", ...inItself };

  test("are named once in the text of an alternative", () => {
    const base = { Tree, Reply: { anyOf: [text, part, { ...inItself }] }, ...schemas };
    const head = { Tree, Reply: { anyOf: [text, part] }, ...schemas };
    const [removed] = changesOf(base, head);
    expect(removed?.message).toContain("`anything[][][]`");
  });

  test("make no text that nobody reads", () => {
    const levels = Array.from({ length: 40 }, (_, level): [string, JsonSchema] => {
      const [one, other] = [level + 1, level + 2].map((next) => ({
        items: { allOf: [{ $ref: `#/components/schemas/L${next}` }, {}] },
      }));
      return [
        `L${level}`,
        {
          anyOf: [
            { type: "array", ...one },
            { type: "array", ...other },
          ],
        },
      ];
    });
    const all = { ...Object.fromEntries(levels), L40: text, L41: part, ...schemas };
    const one = { allOf: [{ $ref: "#/components/schemas/L0" }, {}] };
    const changes = changesOf(
      { ...all, Reply: { anyOf: [text, { type: "array", items: one }] } },
      { ...all, Reply: { anyOf: [text, part, { type: "integer" }] } },
    );
    for (const { message } of changes) expect(message.length).toBeLessThan(400);
  });
});
