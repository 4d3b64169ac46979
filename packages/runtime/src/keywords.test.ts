import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Input } from "./definition.ts";
import { valueOf } from "./keywords.fixture.ts";
import { basics } from "./keywords.ts";

const text: Input = { type: "string" };
const count: Input = { type: "number", integer: true, minimum: 1, maximum: 40 };

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
    "+5",
    ".5",
    "5.",
    "٥",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    ["5"],
    {},
    new Date(5),
    5n,
    0,
    41,
    "0",
    1.5,
    "1.5",
    2 ** 53,
    "9007199254740993",
  ])("refuses %s", (given) => expect(valueOf(count, given)).toMatch(/^it must be .*, not .*\.$/));

  test.each<[unknown, string]>([
    ["25abc", 'a whole number, not "25abc"'],
    [1.5, "a whole number, not 1.5"],
    [0, "at least 1, not 0"],
    ["41", 'at most 40, not "41"'],
    [[], "a whole number, not a list"],
    [{}, "a whole number, not an object"],
    [() => 1, "a whole number, not a function"],
  ])("say why they refuse %s", (given, why) => {
    expect(valueOf(count, given)).toBe(`it must be ${why}.`);
  });

  test("may be as small and as large as their limits", () => {
    const range: Input = { type: "number", minimum: -0.5, maximum: 0.5 };
    for (const value of [-0.5, 0, 0.5]) expect(valueOf(range, String(value))).toBe(value);
    expect(valueOf(range, -0.51)).toBe("it must be at least -0.5, not -0.51.");
    expect(valueOf(range, 0.51)).toBe("it must be at most 0.5, not 0.51.");
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])("are finite, not %s", (given) => {
    expect(valueOf({ type: "number" }, given)).toBe(`it must be a number, not ${given}.`);
  });

  test("are whole only as far as they are exact", () => {
    const whole: Input = { type: "number", integer: true };
    expect(valueOf(whole, 2 ** 53 - 1)).toBe(2 ** 53 - 1);
    expect(valueOf(whole, -0)).toBe(-0);
    expect(valueOf(whole, 0.5)).toBe("it must be a whole number, not 0.5.");
    const between = "between -9007199254740991 and 9007199254740991, where whole numbers are exact";
    for (const given of [2 ** 53, 1e300]) {
      expect(valueOf(whole, given)).toBe(`it must be ${between}, not ${given}.`);
    }
    for (const given of ["9007199254740993", "-9007199254740993", 2 ** 53, -(2 ** 53)]) {
      for (const type of [whole, { type: "number" } as const]) {
        expect(valueOf(type, given)).toBe(`it must be ${between}, not ${JSON.stringify(given)}.`);
      }
    }
  });

  test("any finite number survives the way through text", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        fc.pre(Number.isSafeInteger(value) || !/^-?\d+$/.test(String(value)));
        expect(valueOf({ type: "number" }, String(value))).toBe(Number(String(value)));
        expect(valueOf({ type: "number" }, value)).toBe(value);
      }),
    );
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

  test("is trimmed where that is asked for", () => {
    expect(valueOf({ ...text, convert: "trim" }, " a b\n")).toBe("a b");
    expect(valueOf({ ...text, convert: "trim" }, 5)).toBe("it must be text, not 5.");
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
    expect(valueOf(text, given)).toMatch(/^it must be text, not /);
  });
});

test("a type that an operation has no keyword for refuses every value", () => {
  expect(valueOf({ type: "boolean" }, true, basics)).toBe("it must be true or false, not true.");
});
