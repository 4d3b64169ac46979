import { expect, test } from "vitest";
import { everyKeyword, valueOf } from "../keywords.fixture.ts";
import { trimmedTexts } from "./trimmed.ts";

const keywords = { ...everyKeyword, ...trimmedTexts };

test.each([
  ["trim-lowercase", "a@b.test"],
  ["trim-uppercase", "A@B.TEST"],
] as const)("%s acts before limits", (convert, sent) => {
  const input = { type: "string", convert, maxLength: 8 } as const;
  expect(valueOf(input, " \tA@b.Test\n", keywords)).toBe(sent);
  expect(valueOf(input, " A@b.Test 2 ", keywords)).toMatch(/8 characters/);
  expect(valueOf(input, 7, keywords)).toMatch(/^it must be/);
  expect(valueOf(input, " \n", keywords)).toBeUndefined();
});
