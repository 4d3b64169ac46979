import { describe, expect, test } from "vitest";
import type { Input } from "../definition.ts";
import { valueOf } from "../keywords.fixture.ts";

const flag: Input = { type: "boolean" };
const text: Input = { type: "string" };

describe("booleans", () => {
  test.each([
    ["true", true],
    ["false", false],
    [false, false],
    [true, true],
    [" true ", true],
  ])("%j is %j", (given, value) => {
    expect(valueOf(flag, given)).toBe(value);
  });

  test.each(["yes", 0, 1, "TRUE?", "TRUE", "toString", {}, [true]])("refuses %j", (given) => {
    expect(valueOf(flag, given)).toMatch(/^it must be true or false, not /);
  });
});

describe("lists of texts", () => {
  test.each<["csv" | "csv-text", unknown, unknown]>([
    ["csv", " a, b,,", ["a", "b"]],
    ["csv", ["a", " b", ""], ["a", "b"]],
    ["csv", ["a,b"], ["a,b"]],
    ["csv", " , ", undefined],
    ["csv", [], undefined],
    ["csv-text", " a, b,,", "a,b"],
    ["csv-text", ["a", "b"], "a,b"],
    ["csv-text", ",", undefined],
  ])("%s of %j is %j", (convert, given, value) => {
    expect(valueOf({ ...text, convert }, given)).toEqual(value);
  });

  test.each(["csv", "csv-text"] as const)("%s has limits, and its items have", (convert) => {
    const ids: Input = { ...text, convert, minItems: 2, maxItems: 3, enum: ["a", "b"] };
    expect(String(valueOf(ids, "a,b"))).toBe("a,b");
    expect(String(valueOf(ids, "a,b,a"))).toBe("a,b,a");
    expect(valueOf(ids, "a")).toBe("it takes at least 2 items; this is 1.");
    expect(valueOf(ids, "a,b,a,b")).toBe("it takes at most 3 items; these are 4.");
    expect(valueOf(ids, "a,c")).toBe('it must be one of a, b, not "c".');
    expect(valueOf(ids, 5)).toBe("it must be a list of texts, not 5.");
    expect(valueOf({ ...ids, secret: true }, ["a", 5])).toBe("it must be a list of texts.");
    for (const given of [
      [1, 2],
      ["a", null],
      [["a"], "b"],
    ]) {
      expect(valueOf(ids, given)).toMatch(/^it must be a list of texts; item \d is .*\.$/);
    }
  });

  test("the items of JSON lists are counted, and none is a value", () => {
    const rows: Input = { type: "json", shape: "array", minItems: 1, maxItems: 2 };
    expect(valueOf(rows, [1, null])).toEqual([1, null]);
    expect(valueOf(rows, "[{}]")).toEqual([{}]);
    expect(valueOf(rows, [1, 2, 3])).toBe("it takes at most 2 items; these are 3.");
    expect(valueOf(rows, [])).toBe("it takes at least 1 item; these are 0.");
  });

  test("an empty list is no value", () => {
    for (const given of [",", [], [" "]]) {
      expect(valueOf({ ...text, convert: "csv", required: true }, given)).toBe("it is required.");
    }
  });
});
