import type { Json } from "@blockwright/runtime";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonSchema, KnownOutput } from "../known/types.ts";
import { isSchema, jsonTypes, typeOf } from "./json-type.ts";
import { resolvePath } from "./output-path.ts";

const definitions: Readonly<Record<string, JsonSchema>> = {
  Volume: {
    type: "object",
    properties: {
      id: { type: "string" },
      pages: { type: ["integer", "null"] },
      info: { $ref: "#/$defs/Info" },
    },
  },
  Info: { allOf: [{ type: "object" }, { properties: { authors: { items: { type: "string" } } } }] },
  Open: { properties: { id: { type: "string" } }, additionalProperties: true },
  Loop: { anyOf: [{ $ref: "#/$defs/Loop" }, { type: "object", properties: { a: {} } }] },
};

function outputs(...all: readonly (Partial<KnownOutput> & { readonly name: string })[]) {
  const said = { optional: false, nullable: false, isFile: false };
  const defaults = { type: "json", ...said, schema: {} } as const;
  return new Map(all.map((output) => [output.name, { ...defaults, definitions, ...output }]));
}

const volume = { $ref: "#/$defs/Volume" };
const search = outputs(
  { name: "data", schema: { type: "array", items: volume } },
  { name: "first", schema: { anyOf: [volume, { type: "null" }] } },
  { name: "open", schema: { $ref: "#/$defs/Open" } },
  { name: "any" },
  { name: "done", schema: { const: { updated: true } } },
  { name: "either", schema: { anyOf: [volume, { type: "object" }] } },
  { name: "loop", schema: { $ref: "#/$defs/Loop" } },
  { name: "state", schema: { enum: ["done", null] } },
  { name: "pair", schema: { prefixItems: [{}], items: { type: "string" } } },
  { name: "metadata.count", type: "number", nullable: true },
  { name: "metadata.next", type: "string", optional: true },
);

const resolved = (path: string) => resolvePath(search, path.split("."));

describe("a value", () => {
  test.each([
    ["data", ["array"]],
    ["data.0", ["object"]],
    ["data.0.id", ["string"]],
    ["data.12.pages", ["null", "number"]],
    ["data.0.info.authors.1", ["string"]],
    ["first.info", ["object"]],
    ["open.id", ["string"]],
    ["open.other.deep", jsonTypes],
    ["any.a.0.b", jsonTypes],
    ["loop", jsonTypes],
    ["loop.a", jsonTypes],
    ["state", ["null", "string"]],
    ["pair.0", jsonTypes],
    ["either.id", jsonTypes],
    ["done.updated", ["boolean"]],
    ["metadata", ["object"]],
    ["metadata.count", ["null", "number"]],
  ])("at %s", (path, types) => {
    expect(resolved(path)).toMatchObject({ kind: "value", types: new Set(types) });
  });

  test.each([
    ["first", true],
    ["first.id", true],
    ["data.0.pages", true],
    ["metadata.count", true],
    ["data.0.id", false],
    ["metadata", false],
  ])("%s may be null: %s", (path, nullable) => {
    expect(resolved(path)).toMatchObject({ nullable });
  });

  test("is optional as its output is; a group, when all of it is", () => {
    expect(resolved("metadata.next")).toMatchObject({ optional: true });
    expect(resolved("metadata")).toMatchObject({ optional: false });
    const all = outputs({ name: "a.b", optional: true }, { name: "a.c", optional: true });
    expect(resolvePath(all, ["a"])).toMatchObject({ optional: true });
  });
});

test.each([
  ["metadata.count.x", 2, ["null", "number"]],
  ["data.id", 1, ["array"]],
  ["data.0.id.length", 3, ["string"]],
  ["first.0", 1, ["null", "object"]],
  ["done.0", 1, ["object"]],
])("%s is impossible", (path, at, types) => {
  expect(resolved(path)).toMatchObject({ kind: "impossible", at, types: new Set(types) });
});

test.each([
  ["data.0.title", 2, ["id", "pages", "info"]],
  ["done.created", 1, ["updated"]],
  ["first.info.author", 2, ["authors"]],
])("%s is not described", (path, at, members) => {
  expect(resolved(path)).toMatchObject({ kind: "undescribed", at, members });
});

test.each([
  ["items.0", "items"],
  ["metadata.cont.x", "metadata.cont"],
  ["count", "count"],
  ["toString", "toString"],
])("%s is no output", (path, output) => {
  expect(resolved(path)).toEqual({ kind: "unknown", output });
});

/** A schema that a value keeps, among many. */
function schemasOf(value: Json): fc.Arbitrary<JsonSchema> {
  const plain: fc.Arbitrary<JsonSchema> = Array.isArray(value)
    ? fc
        .tuple(...value.map(schemasOf))
        .map((items) => ({ type: "array", items: items.length > 0 ? { anyOf: items } : {} }))
    : isSchema(value)
      ? fc
          .record(Object.fromEntries(Object.entries(value).map(([k, v]) => [k, schemasOf(v)])))
          .map((properties) => ({ type: "object", properties }))
      : fc.constantFrom({ type: typeOf(value) }, { const: value }, { enum: [value, "other"] });
  return plain.chain((schema) =>
    fc.constantFrom<JsonSchema>(
      schema,
      { anyOf: [{ type: "null" }, schema] },
      { oneOf: [schema, volume] },
      { allOf: [schema, {}] },
      { ...schema, allOf: [{}] },
      { description: "Any." },
    ),
  );
}

function pathsOf(value: Json): readonly (readonly [path: readonly string[], value: Json])[] {
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const inner = members.flatMap(([name, member]: [string, Json]) =>
    pathsOf(member).map(([path, found]) => [[name, ...path], found] as const),
  );
  return [[[], value], ...inner];
}

test("what a value has, no schema that it keeps calls impossible or of another type", () => {
  const values = fc.jsonValue({ maxDepth: 4 }).map((value) => value as Json); // whose lists are readonly
  const pairs = values.chain((value) => fc.tuple(fc.constant(value), schemasOf(value)));
  fc.assert(
    fc.property(pairs, ([value, schema]) => {
      const all = outputs({ name: "it", schema });
      for (const [path, found] of pathsOf(value)) {
        const led = resolvePath(all, ["it", ...path]);
        expect(led).toMatchObject({ kind: "value" });
        expect(led.kind === "value" && led.types.has(typeOf(found))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
