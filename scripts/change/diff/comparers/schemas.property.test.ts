import fc from "fast-check";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import type { Schemas } from "../../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../../language/ir/types.ts";
import { changesOf } from "./schemas.fixture.ts";

const type = fc.constantFrom("string", "integer", "number", "boolean", "object", "array");
const member = fc.constantFrom("a", "b", "c");
const choice = fc.constantFrom<Json>("x", "y", 1, 2, true);
const bound = fc.integer({ min: 0, max: 3 });

/** A value that may be null in one of the ways in which people write it. */
function orNull(schema: fc.Arbitrary<JsonSchema>): fc.Arbitrary<JsonSchema> {
  return schema.map((one) => ({ anyOf: [one, { type: "null" }] }));
}

const { schema } = fc.letrec<{ schema: JsonSchema; object: JsonSchema }>((tie) => ({
  object: fc
    .record({
      properties: fc.dictionary(member, tie("schema"), { maxKeys: 3 }),
      required: fc.uniqueArray(member, { maxLength: 3 }),
    })
    .map(({ properties, required }) => ({
      type: "object",
      properties,
      required: required.filter((name) => Object.hasOwn(properties, name)),
    })),
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constant({}),
    fc.record({ type }),
    type.map((name) => ({ type: [name, "null"] })),
    fc.uniqueArray(type, { minLength: 2, maxLength: 3 }).map((names) => ({ type: names })),
    fc.uniqueArray(choice, { minLength: 1, maxLength: 3 }).map((values) => ({ enum: values })),
    choice.map((value) => ({ const: value })),
    bound.map((minLength) => ({ type: "string", minLength })),
    bound.map((maximum) => ({ type: "integer", maximum })),
    fc.constantFrom("^x", "y$").map((pattern) => ({ type: "string", pattern })),
    fc.constantFrom("Reply", "Part").map((name) => ({ $ref: `#/components/schemas/${name}` })),
    tie("object"),
    fc.record({ type: fc.constant("array"), items: tie("schema") }),
    fc.record({ allOf: fc.array(tie("object"), { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    orNull(tie("schema")),
  ),
}));

const object = fc
  .dictionary(member, schema, { minKeys: 1, maxKeys: 3 })
  .map((properties): JsonSchema => ({ type: "object", properties }));

/** References pass a member or an item, as the check requires. */
const schemas: fc.Arbitrary<Schemas> = fc.record({ Reply: object, Part: object });

/** Two states that have most in common. */
const states: fc.Arbitrary<readonly [Schemas, Schemas]> = fc.oneof(
  fc.tuple(schemas, schemas),
  fc.tuple(schemas, object).map(([base, Part]) => [base, { ...base, Part }] as const),
  fc.tuple(object, schema, schema).map(([Part, before, after]) => {
    const state = (a: JsonSchema) => ({ Reply: { type: "object", properties: { a } }, Part });
    return [state(before), state(after)] as const;
  }),
);

test("nothing differs in what is the same", () => {
  fc.assert(
    fc.property(schemas, (same) => {
      expect(changesOf(same, structuredClone(same))).toEqual([]);
    }),
  );
});

const OPPOSITE = { more: "less", less: "more", other: "other" };

/** What is said of lists that allow further values, and of what ends them, is said of the others as well. */
function toldOf(base: Schemas, head: Schemas): readonly string[] {
  return changesOf(base, head).map(({ told }) =>
    told.replace(/^open(?=Values|List)/, "").toLowerCase(),
  );
}

test("what is widened one way is narrowed the other way", () => {
  fc.assert(
    fc.property(states, ([one, other]) => {
      const there = toldOf(one, other).map(
        (told) => told.replace(/more$|less$/, (is) => OPPOSITE[is as keyof typeof OPPOSITE]), // it matched
      );
      const back = toldOf(other, one);
      expect(back.toSorted()).toEqual(there.toSorted());
    }),
    { numRuns: 1000 },
  );
});

const { value: anything } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom<Json>(null, true, false, "", "x", "y", "xyz", 0, 1, 2, 5, 1.5),
    fc.dictionary(member, tie("value"), { maxKeys: 3 }),
    fc.array(tie("value"), { maxLength: 2 }),
  ),
}));

test("without a breaking change, every reply is one that callers reckoned with", () => {
  fc.assert(
    fc.property(
      states,
      fc.array(anything, { minLength: 10, maxLength: 30 }),
      ([base, head], values) => {
        if (changesOf(base, head).some(({ severity }) => severity === "breaking")) return;
        const [before, after] = [validator(opened(base)), validator(head)];
        for (const reply of values.map((a) => ({ a }))) {
          if (after(reply)) expect(before(reply), JSON.stringify(reply)).toBe(true);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

/** As the emitted types say it: lists of several texts or numbers name the values that are known. */
function opened(state: Schemas): Schemas {
  // JSON in, JSON of the same type out.
  return JSON.parse(JSON.stringify(state), (_, node) => {
    const values: readonly Json[] = node?.enum ?? [];
    const kinds = values
      .map((each) => typeof each)
      .filter((kind) => kind === "string" || kind === "number");
    return kinds.length > 1 ? { anyOf: [node, { type: [...new Set(kinds)] }] } : node;
  });
}

/** One for all: that it knows JSON Schema itself costs most. */
const ajv = new Ajv2020({ strict: false, logger: false });

function validator(state: Schemas) {
  return ajv.compile({ components: { schemas: state }, $ref: "#/components/schemas/Reply" });
}
