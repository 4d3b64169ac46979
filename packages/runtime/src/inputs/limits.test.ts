import { describe, expect, test } from "vitest";
import type { Input } from "../definition.ts";
import { valueOf } from "../keywords.fixture.ts";

const text: Input = { type: "string" };

describe("texts", () => {
  test("have characters, which are no UTF-16 units", () => {
    const short: Input = { ...text, minLength: 2, maxLength: 3 };
    expect(valueOf(short, "😀😀😀")).toBe("😀😀😀");
    expect(valueOf(short, "ab")).toBe("ab");
    for (const given of ["😀", "😀😀😀😀", "abcd"]) {
      expect(valueOf(short, given)).toBe(
        `it must be a string, minLength 2, maxLength 3, not "${given}".`,
      );
    }
  });

  test("match a pattern", () => {
    const word: Input = { ...text, pattern: "^\\p{L}+$" };
    expect(valueOf(word, "äß")).toBe("äß");
    expect(valueOf(word, "a1")).toBe('it must be a string, pattern ^\\p{L}+$, not "a1".');
  });

  test("change their case before they are checked", () => {
    const code: Input = { ...text, pattern: "^[A-Z]{2}$" };
    expect(valueOf({ ...code, convert: "uppercase" }, "de")).toBe("DE");
    expect(valueOf({ ...code, convert: "lowercase" }, "DE")).toMatch(/^it must be a string/);
    expect(valueOf({ ...text, convert: "lowercase" }, "Ab")).toBe("ab");
    for (const convert of ["lowercase", "uppercase"] as const) {
      expect(valueOf({ ...text, convert }, ["a"])).toBe("it must be a string, not this object.");
    }
  });
});

describe("numbers", () => {
  test("stay between their limits", () => {
    const open: Input = { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 };
    for (const given of [0.001, "0.999"]) expect(valueOf(open, given)).toBe(Number(given));
    for (const given of [0, 1]) {
      expect(valueOf(open, given)).toBe(
        `it must be a number, exclusiveMinimum 0, exclusiveMaximum 1, not ${given}.`,
      );
    }
  });

  test.each([
    [0.1, 0.3, true],
    [0.1, 0.35, false],
    [0.01, 4.35, true],
    [5, -15, true],
    [5, 0, true],
    [5, 4, false],
    [1e6, 3e12, true],
  ])("a multiple of %d: %d %s", (multipleOf, given, fits) => {
    const value = valueOf({ type: "number", multipleOf }, given);
    expect(value).toEqual(fits ? given : expect.stringContaining(`multipleOf ${multipleOf}`));
  });
});

test("values are among those that are listed", () => {
  expect(valueOf({ ...text, enum: ["a", "b"] }, "b")).toBe("b");
  for (const given of ["c", "A", " a"]) {
    expect(valueOf({ ...text, enum: ["a", "b"] }, given)).toBe(
      `it must be a string, enum a,b, not "${given}".`,
    );
  }
  expect(valueOf({ type: "number", enum: [1, 2] }, "2")).toBe(2);
  expect(valueOf({ type: "number", enum: [1, 2] }, 3)).toMatch("enum 1,2");
});
