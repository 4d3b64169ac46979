import fc from "fast-check";
import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { type LimitName, limitNames } from "../words/limits.ts";
import { parse } from "../manifest/parse.ts";
import { check } from "./manifest.ts";

const TYPES = ["string", "integer", "number", "boolean", "json", "file"] as const;
const CONVERTS = [
  undefined,
  "csv",
  ["csv", { join: "," }],
  ["csv", "trim"],
  "trim",
  "lowercase",
  "uppercase",
] as const;

/** Values of each limit that its shape allows. */
const LIMITS: Readonly<Record<LimitName, readonly unknown[]>> = {
  minimum: [-1, 4],
  maximum: [0, 4],
  exclusiveMinimum: [-1, 4],
  exclusiveMaximum: [0, 4],
  multipleOf: [0.5, 7],
  minLength: [0, 4],
  maxLength: [1, 4],
  pattern: ["^a$", "("],
  format: ["date", "__proto__"],
  enum: [
    ["a", "b"],
    [1, 2.5],
    ["a", 1],
  ],
  minItems: [1, 4],
  maxItems: [1, 4],
  maxBytes: [1, 4],
  mediaTypes: [["image/png"], ["text/*", "image/png"]],
};

const VALUES = ["", "a", "a,b,c,d,e", 20, 2.5, true, [], ["a"], [1], { a: 1 }] as const;

const limit = fc
  .constantFrom(...limitNames)
  .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(...LIMITS[name]) }));

const value = fc.option(fc.constantFrom(...VALUES), { nil: undefined });

function codesOf(param: object): readonly string[] {
  const text = manifestWith(param);
  const { manifest, draft, source, diagnostics } = parse({ path: "specs/demo.yaml", text });
  const read = manifest ?? draft;
  const found = read ? check(read, source, new Map()) : [];
  return [...diagnostics, ...found].map(({ code }) => code);
}

function manifestWith(param: object): string {
  return manifestText("demo", {
    operations: {
      demo_get_item: {
        name: "Get item",
        request: "GET /item",
        effect: "read",
        params: {
          it: { ...param, description: "It." },
          other: { type: "string", description: "O." },
        },
        rules: [{ when: "other", need: { it: 4 } }],
        reply: { 204: "empty" },
        output: { data: { const: 1, description: "It." } },
        examples: { one: { params: {}, reply: { status: 204 }, output: { data: 1 } } },
      },
    },
  });
}

test("a limit that does not fit the type is told, whatever the example", () => {
  const codes = codesOf({ type: "integer", maxLength: 4, example: 20 });
  expect(codes).toEqual(["limit-type"]);
});

test("every limit with every type and value is judged", () => {
  for (const type of TYPES) {
    for (const name of limitNames) {
      for (const of of LIMITS[name]) {
        for (const example of VALUES) {
          expect(codesOf({ type, [name]: of, example })).not.toContain("internal-error");
        }
      }
    }
  }
});

test("so is any combination of limits", () => {
  const parameter = fc.record({
    type: fc.constantFrom(...TYPES),
    convert: fc.constantFrom(...CONVERTS),
    limits: fc.array(limit, { maxLength: 4 }),
    example: value,
    default: value,
  });
  fc.assert(
    fc.property(parameter, ({ limits, ...rest }) => {
      const members = Object.fromEntries(limits.map(({ name, value: given }) => [name, given]));
      expect(codesOf({ ...rest, ...members })).not.toContain("internal-error");
    }),
    { numRuns: 500 },
  );
});
