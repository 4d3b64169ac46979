import { describe, expect, test } from "vitest";
import type { Input } from "../definition.ts";
import { valueOf } from "../keywords.fixture.ts";

const text: Input = { type: "string" };

describe("texts", () => {
  test("have characters, which are no UTF-16 units", () => {
    const short: Input = { ...text, minLength: 2, maxLength: 3 };
    expect(valueOf(short, "😀😀😀")).toBe("😀😀😀");
    expect(valueOf(short, "ab")).toBe("ab");
    expect(valueOf(short, "😀")).toBe("it takes at least 2 characters; this is 1.");
    for (const given of ["😀😀😀😀", "abcd"]) {
      expect(valueOf(short, given)).toBe("it takes at most 3 characters; these are 4.");
    }
    expect(valueOf({ ...text, maxLength: 1 }, "ab")).toBe(
      "it takes at most 1 character; these are 2.",
    );
  });

  test("match a pattern", () => {
    const word: Input = { ...text, pattern: "^\\p{L}+$" };
    expect(valueOf(word, "äß")).toBe("äß");
    expect(valueOf(word, "a1")).toBe('it must match the pattern ^\\p{L}+$, not "a1".');
  });

  test("change their case before they are checked", () => {
    const code: Input = { ...text, pattern: "^[A-Z]{2}$" };
    expect(valueOf({ ...code, convert: "uppercase" }, "de")).toBe("DE");
    expect(valueOf({ ...code, convert: "lowercase" }, "DE")).toMatch(/^it must match the pattern/);
    expect(valueOf({ ...text, convert: "lowercase" }, "Ab")).toBe("ab");
    for (const convert of ["lowercase", "uppercase"] as const) {
      expect(valueOf({ ...text, convert }, ["a"])).toBe("it must be text, not a list.");
    }
  });
});

describe("numbers", () => {
  test("stay between their limits", () => {
    const open: Input = { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 };
    for (const given of [0.001, "0.999"]) expect(valueOf(open, given)).toBe(Number(given));
    expect(valueOf(open, 0)).toBe("it must be more than 0, not 0.");
    expect(valueOf(open, 1)).toBe("it must be less than 1, not 1.");
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
    expect(value).toEqual(fits ? given : `it must be a multiple of ${multipleOf}, not ${given}.`);
  });
});

test("values are among those that are listed", () => {
  expect(valueOf({ ...text, enum: ["a", "b"] }, "b")).toBe("b");
  for (const given of ["c", "A", " a"]) {
    expect(valueOf({ ...text, enum: ["a", "b"] }, given)).toBe(
      `it must be one of a, b, not "${given}".`,
    );
  }
  expect(valueOf({ type: "number", enum: [1, 2] }, "2")).toBe(2);
  expect(valueOf({ type: "number", enum: [1, 2] }, 3)).toBe("it must be one of 1, 2, not 3.");
});
