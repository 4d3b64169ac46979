import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Input } from "./definition.ts";
import { checkInputs } from "./inputs.ts";

const text: Input = { type: "string", description: "" };
const count: Input = { type: "number", integer: true, minimum: 1, maximum: 40, description: "" };
const flag: Input = { type: "boolean", description: "" };
const json: Input = { type: "json", description: "" };

/** The value that is sent, or the message of the refusal. */
function valueOf(input: Input, given: unknown): unknown {
  const { values, problems } = checkInputs({ it: input }, undefined, { it: given });
  return problems.length ? problems[0]?.message : values["it"];
}

describe("numbers", () => {
  test.each([
    ["25", 25],
    [" 25\n", 25],
    [1, 1],
    ["40", 40],
    ["4e1", 40],
  ])("%j is %j", (given, value) => expect(valueOf(count, given)).toBe(value));

  test.each([
    "25abc",
    "0x10",
    "Infinity",
    "1_0",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    {},
    0,
    41,
    "0",
    1.5,
    "1.5",
    2 ** 53,
    "9007199254740993",
  ])("refuses %j", (given) =>
    expect(valueOf(count, given)).toMatch(
      /^it must be a whole number, minimum 1, maximum 40, not /,
    ));

  test("any finite number survives the way through text", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(valueOf({ type: "number", description: "" }, String(value))).toBe(
          Number(String(value)),
        );
      }),
    );
  });

  test("keeps the other limits", () => {
    const open: Input = {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 1,
      multipleOf: 0.1,
      description: "",
    };
    expect(valueOf(open, 0.3)).toBe(0.3);
    for (const given of [0, 1, 0.35])
      expect(valueOf(open, given)).toMatch(/^it must be a number, excl/);
  });
});

describe("booleans", () => {
  test.each([
    ["true", true],
    ["false", false],
    [false, false],
    [" true ", true],
  ])("%j is %j", (given, value) => {
    expect(valueOf(flag, given)).toBe(value);
  });
  test.each(["yes", 0, 1, "TRUE?", "toString", {}])("refuses %j", (given) => {
    expect(valueOf(flag, given)).toMatch(/^it must be a boolean, not /);
  });
});

describe("text", () => {
  test("stays as it was given, but must not be blank when required", () => {
    expect(valueOf(text, "  SELECT Id ")).toBe("  SELECT Id ");
    for (const given of ["", " \n", null, undefined]) {
      expect(valueOf(text, given)).toBeUndefined();
      expect(valueOf({ ...text, required: true }, given)).toBe("it is required.");
    }
  });

  test.each([
    5,
    true,
    {},
    ["a"],
    () => 1,
    Symbol("x"),
    5n,
  ])("refuses what is not text (%#)", (given) => {
    expect(valueOf(text, given)).toMatch(/^it must be a string, not /);
  });

  test("counts characters, not UTF-16 units", () => {
    const short: Input = { ...text, minLength: 2, maxLength: 3 };
    expect(valueOf(short, "😀😀😀")).toBe("😀😀😀");
    expect(valueOf(short, "😀")).toMatch("minLength 2");
    expect(valueOf(short, "abcd")).toBe(
      'it must be a string, minLength 2, maxLength 3, not "abcd".',
    );
  });

  test("matches a pattern and a list of values", () => {
    expect(valueOf({ ...text, pattern: "^\\p{L}+$" }, "äß")).toBe("äß");
    expect(valueOf({ ...text, pattern: "^\\p{L}+$" }, "a1")).toMatch("pattern");
    expect(valueOf({ ...text, enum: ["a", "b"] }, "b")).toBe("b");
    expect(valueOf({ ...text, enum: ["a", "b"] }, "c")).toBe(
      'it must be a string, enum a,b, not "c".',
    );
  });

  test("shortens what it repeats and never repeats a secret", () => {
    const long = valueOf({ ...text, maxLength: 5 }, "x".repeat(10_000));
    expect(String(long).length).toBeLessThan(140);
    expect(long).toContain("10000 characters");
    expect(valueOf({ ...text, maxLength: 5, secret: true }, "canary")).toBe(
      "it must be a string, maxLength 5.",
    );
  });
});

describe("converters", () => {
  test.each<[Input["convert"] & string, unknown, unknown]>([
    ["trim", " a ", "a"],
    ["lowercase", "Ab", "ab"],
    ["uppercase", "Ab", "AB"],
    ["csv", " a, b,,", ["a", "b"]],
    ["csv", ["a", " b", ""], ["a", "b"]],
    ["csv", " , ", undefined],
    ["csv", [], undefined],
    ["csv-text", " a, b,,", "a,b"],
    ["csv-text", ["a", "b"], "a,b"],
  ])("%s of %j is %j", (convert, given, value) => {
    expect(valueOf({ ...text, convert }, given)).toEqual(value);
  });

  test("a list has limits of its own", () => {
    const ids: Input = { ...text, convert: "csv", minItems: 2, maxItems: 3, enum: ["a", "b"] };
    expect(valueOf(ids, "a,b")).toEqual(["a", "b"]);
    for (const given of ["a", "a,b,a,b", "a,c", [1, 2]])
      expect(valueOf(ids, given)).toMatch(/^it must be/);
    expect(valueOf({ ...text, convert: "csv", required: true }, ",")).toBe("it is required.");
  });
});

describe("json", () => {
  test("text is parsed, null members survive", () => {
    expect(valueOf(json, '{"Name":"Acme","Phone":null}')).toEqual({ Name: "Acme", Phone: null });
    expect(valueOf(json, { a: [1, { b: null }] })).toEqual({ a: [1, { b: null }] });
    expect(valueOf({ ...json, shape: "array" }, "[1]")).toEqual([1]);
    expect(valueOf({ ...json, shape: "any" }, "5")).toBe(5);
    expect(valueOf({ ...json, shape: "any" }, "null")).toBeNull();
  });

  const cycle: Record<string, unknown> = {};
  cycle["self"] = cycle;
  test.each([
    "[1]",
    "null",
    "5",
    '"x"',
    "{canary",
    '{"a":1}}',
    [1],
    5,
    true,
    new Map(),
    new Date(),
    () => 1,
    cycle,
    { n: 1n },
  ])("refuses what is not a plain object (%#), without its content", (given) => {
    const message = valueOf(json, given);
    expect(message).toMatch(/^it must be a JSON object, not /);
    expect(message).not.toContain("canary");
  });

  test.each([
    '{"__proto__":{"polluted":1}}',
    '{"a":[{"\\u005f_proto__":{"polluted":1}}]}',
  ])("refuses %s", (given) => {
    expect(valueOf(json, given)).toMatch(/^it must be/);
    expect(valueOf(json, JSON.parse(given))).toMatch(/^it must be/);
    expect({}).not.toHaveProperty("polluted");
  });
});
