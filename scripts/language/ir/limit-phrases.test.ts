import { describe, expect, test } from "vitest";
import { limitPhrases } from "./limit-phrases.ts";
import type { Limits } from "./types.ts";

describe("limits", () => {
  test.each<[Limits, string]>([
    [{}, ""],
    [{ minimum: 1, maximum: 40 }, "1 to 40"],
    [{ minimum: 0 }, "at least 0"],
    [{ exclusiveMinimum: 0, maximum: 1000 }, "above 0, at most 1,000"],
    [{ exclusiveMaximum: 1.5 }, "below 1.5"],
    [{ minimum: 1, maximum: 10, exclusiveMaximum: 9 }, "1 to 10, below 9"],
    [{ minimum: -1000, exclusiveMaximum: -0.5 }, "at least -1,000, below -0.5"],
    [{ minLength: 1, maxLength: 400_000 }, "1 to 400,000 characters"],
    [{ minLength: 18, maxLength: 18 }, "18 characters"],
    [{ maxLength: 1 }, "at most 1 character"],
    [{ multipleOf: 5 }, "a multiple of 5"],
    [{ enum: ["a", "b"] }, "one of a, b"],
    [{ enum: ["v1"] }, "only v1"],
    [{ pattern: "^a$", format: "email" }, "matches ^a$; format email"],
  ])("%j are said as %j", (limits, words) => {
    expect(limitPhrases("string", limits).join("; ")).toBe(words);
  });

  test("name whole numbers and the items of a list", () => {
    expect(limitPhrases("integer", {})).toEqual(["integer"]);
    expect(limitPhrases("string", { maxItems: 10 })).toEqual(["at most 10 items"]);
  });
});
