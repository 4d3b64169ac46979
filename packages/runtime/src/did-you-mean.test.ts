import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { didYouMean } from "./did-you-mean.ts";

describe("didYouMean", () => {
  test.each([
    ["maxResult", ["q", "maxResults"], "maxResults"],
    ["itmeId", ["itemId", "item"], "itemId"],
    ["itemID", ["itemId"], "itemId"],
    ["teh", ["the", "tea"], "the"],
  ])("%s", (name, candidates, meant) => {
    expect(didYouMean(name, candidates)).toBe(`; did you mean "${meant}"?`);
  });

  test.each([
    ["color", ["effect", "scopes"]],
    ["q", ["apiKey", "x"]],
    ["ab", []],
  ])("nothing is near %s", (name, candidates) => {
    expect(didYouMean(name, candidates)).toBe("");
  });

  test("the nearest candidate wins, the first among equals", () => {
    expect(didYouMean("status", ["statuses", "statuz", "statue"])).toContain('"statuz"');
  });

  test("one wrong letter is always forgiven", () => {
    const word = fc.stringMatching(/^[a-z]{3,20}$/);
    fc.assert(
      fc.property(word, fc.nat(), (name, at) => {
        const index = at % name.length;
        const slip = `${name.slice(0, index)}#${name.slice(index + 1)}`;
        expect(didYouMean(slip, [name])).toContain(`"${name}"`);
      }),
    );
  });
});
