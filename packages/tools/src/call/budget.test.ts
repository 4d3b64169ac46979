import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OutputJson } from "../block-json.ts";
import { demo } from "../demo.fixture.ts";
import { anyJson } from "../schema/values.fixture.ts";
import { tokensOf } from "../tokens.ts";
import { toolsOf } from "../tools-of.ts";
import { fit } from "./budget.ts";
import { isObject, type Value } from "./value.ts";

const json = { type: "json", description: "Any." } as const;
const outputs: Readonly<Record<string, OutputJson>> = {
  text: { type: "string", description: "Text." },
  count: { type: "number", description: "Count." },
  list: { ...json, schema: { type: "array" } },
  "more.list": { ...json, schema: { type: ["array", "null"] } },
  "more.object": { ...json, schema: { type: "object" }, optional: true },
  free: json,
};
const texts = fc.string({ maxLength: 400 });
const lists = fc.array(fc.oneof(anyJson, texts), { maxLength: 20 });
const objects = fc.dictionary(fc.string({ maxLength: 9 }), fc.oneof(anyJson, lists));
const values = fc.record({
  text: texts,
  count: fc.integer(),
  list: lists,
  more: fc.record({ list: fc.option(lists), object: objects }, { requiredKeys: ["list"] }),
  free: fc.oneof(anyJson, lists, texts),
});

const [tool] = toolsOf([demo({ find: { outputs } })]);
const accepts = new Ajv2020().compile({ ...tool?.outputSchema });
const names = Object.keys(outputs);

/** Outputs that still hold something that could be left out. */
function filled(value: unknown): unknown {
  if (typeof value === "string" || Array.isArray(value)) return value.length > 0;
  return isObject(value) && Object.keys(value).length > 0;
}

test("a result fits or holds nothing more to leave out, and keeps its types", () => {
  const property = fc.property(values, fc.integer({ min: 1, max: 300 }), (value, maxTokens) => {
    const fitting = fit(value, names, { maxTokens, next: "Ask for less." });
    expect(accepts(fitting.value)).toBe(true);
    if (tokensOf(value) <= maxTokens) expect(fitting).toEqual({ value });
    else {
      expect(fitting.truncated).toMatchObject({ next: "Ask for less." });
      if (tokensOf(fitting.value) > maxTokens) {
        const { text, list, more, free } = fitting.value as typeof value; // as just asked
        expect([text, list, more.list, more.object, free].filter(filled)).toEqual([]);
      }
    }
  });
  fc.assert(property, { numRuns: 500 });
});

test("whole items go from the end of the longest list, as few as need be", () => {
  const data = Array.from({ length: 50 }, (_, at) => ({ id: at, name: "word ".repeat(20) }));
  const value: Value = { data, metadata: { count: 50, tags: ["a", "b"] } };
  const maxTokens = 500;
  const { value: fitting, truncated } = fit(value, ["data", "metadata.tags"], {
    maxTokens,
    next: ".",
  });
  const given = truncated?.given ?? 0;
  expect(fitting).toEqual({ ...value, data: data.slice(0, given) });
  expect(truncated).toEqual({ given, of: 50, next: "." });
  expect(tokensOf({ ...value, data: data.slice(0, given + 2) })).toBeGreaterThan(maxTokens);
});

test("how to get the rest names the input that makes a page smaller", async () => {
  const of = { list: { ...json, schema: { type: "array" } } };
  const execute = () => ({ list: Array.from({ length: 99 }, () => "word word word") });
  const paged = { outputs: of, execute, page: { output: "list", size: "limit" } };
  const collected = { outputs: of, execute, page: { output: "list", collect: { limit: "most" } } };
  const source = demo({ paged, collected, plain: { outputs: of, execute } });
  const calls = toolsOf([source], { maxResultTokens: 60 }).map((each) => each.call({}));
  expect(await Promise.all(calls)).toMatchObject([
    { truncated: { of: 99, next: "To get the rest, call again and give a smaller limit." } },
    { truncated: { next: "To get the rest, call again and give a smaller most." } },
    { truncated: { next: "To get the rest, call again and ask for less." } },
  ]);
});

test("what stands between the items of a list counts, so that none of them is given up for it", () => {
  const { value, truncated } = fit({ list: Array(1000).fill(7) }, ["list"], {
    maxTokens: 200,
    next: ".",
  });
  expect(truncated).toEqual({ given: expect.any(Number), of: 1000, next: "." });
  expect(truncated?.given).toBeGreaterThan(90);
  expect(tokensOf(value)).toBeLessThanOrEqual(200);
});
