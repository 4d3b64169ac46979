import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTemplate, type Values } from "./template.ts";

const volume = { id: "v1", pages: 412, tags: ["a", "b"], none: null, "@odata.type": "#x" };
const outputs = { search: { data: [volume], metadata: { count: 1, done: false } } };
const secrets = new Map([["KEY", "k-1"]]);

/** A value with its references resolved, and those in texts that had no value. */
function resolved(value: unknown, from: Values["outputs"] = outputs) {
  const absent: string[] = [];
  const values = { outputs: from, secrets };
  return { value: readTemplate({ value }).resolve(values, absent)["value"], absent };
}

describe("a reference that is the whole value", () => {
  test.each([
    ["{{search.data[0].pages}}", 412],
    ["{{ search.data.0.tags }}", ["a", "b"]],
    ['{{search.data[0]["@odata.type"]}}', "#x"],
    ["{{search.metadata.done}}", false],
    ["{{search.metadata}}", { count: 1, done: false }],
    ["{{search.data[0].none}}", null],
    ["{{KEY}}", "k-1"],
  ])("%s keeps its type", (text, value) => {
    expect(resolved(text)).toEqual({ value, absent: [] });
  });

  test.each([
    "{{search.data[1].id}}",
    "{{search.data.length}}",
    "{{search.data[00]}}",
    "{{search.data[0].id.length}}",
    "{{search.metadata.toString}}",
    "{{search.metadata.constructor.name}}",
    "{{search.__proto__.x}}",
    "{{other.data}}",
  ])("%s has no value, and its member is left out", (text) => {
    const whole = readTemplate({ a: { b: text, c: 1 }, list: [text, 2], text });
    const values = { outputs, secrets };
    expect(whole.resolve(values, [])).toStrictEqual({ a: { c: 1 }, list: [null, 2] });
  });
});

describe("a reference inside text", () => {
  test.each([
    ["{{search.data[0].id}}/{{search.data[0].pages}}", "v1/412"],
    ["is {{search.metadata.done}}", "is false"],
    ["tags: {{search.data[0].tags}}", 'tags: ["a","b"]'],
    ["all: {{search.metadata}}!", 'all: {"count":1,"done":false}!'],
    ["Bearer {{KEY}}", "Bearer k-1"],
    [" {{KEY}}", " k-1"],
    [String.raw`\{{KEY}} {{KEY}}`, "{{KEY}} k-1"],
  ])("%s becomes text", (text, value) => {
    expect(resolved(text)).toEqual({ value, absent: [] });
  });

  test("is nothing where it has no value, and named", () => {
    expect(resolved("<{{search.data[0].none}}|{{ search.data[7].id }}>")).toEqual({
      value: "<|>",
      absent: ["{{search.data[0].none}}", "{{ search.data[7].id }}"],
    });
  });
});

test("references are found deep in values, not in names", () => {
  const value = { "{{KEY}}": [{ q: ["{{KEY}}", "x {{KEY}}"] }], n: 5, b: true, z: null };
  expect(resolved(value).value).toEqual({
    "{{KEY}}": [{ q: ["k-1", "x k-1"] }],
    n: 5,
    b: true,
    z: null,
  });
});

test("says what it refers to, and which braces are no reference", () => {
  const {
    outputs: read,
    secrets: names,
    malformed,
  } = readTemplate({
    a: "{{KEY}} {{search.data}}",
    b: ["{{KEY}}", { c: "{{other.x.y}} {{}}" }],
  });
  expect(read.map(({ block, path }) => [block, ...path].join("."))).toEqual([
    "search.data",
    "other.x.y",
  ]);
  expect([...names]).toEqual(["KEY"]);
  expect(malformed).toEqual(["{{}} is empty"]);
});

test("what a value holds is never read as a reference", () => {
  const hostile = fc.constantFrom("{{KEY}}", "{{search.x}}", String.raw`\{{KEY}}`, "{{", "}}", "{");
  const text = fc
    .array(fc.oneof(hostile, fc.string()), { maxLength: 6 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(text, (x) => {
      const from = { search: { x, list: [x] } };
      expect(resolved("{{search.x}}", from).value).toBe(x);
      expect(resolved("{{search.list}}", from).value).toEqual([x]);
      expect(resolved("<{{search.x}}{{search.x}}>", from).value).toBe(`<${x}${x}>`);
    }),
  );
});

test("values without braces come back as they are", () => {
  const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes("{{"));
  fc.assert(
    fc.property(plain, (value) => {
      expect(JSON.stringify(resolved(value).value)).toBe(JSON.stringify(value));
    }),
  );
});

test("names that mean something to the engine are names", () => {
  const value = JSON.parse('{"__proto__": {"x": "{{KEY}}"}, "constructor": 1}');
  const { value: copy } = resolved(value);
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"x":"k-1"},"constructor":1}');
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});
