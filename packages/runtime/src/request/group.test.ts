import { expect, test } from "vitest";
import { group } from "./group.ts";

test("an empty group is not sent", () => {
  expect(group({ a: undefined, b: group({ c: undefined }) })).toBeUndefined();
  expect(group({})).toBeUndefined();
});

test.each([false, 0, "", null])("%j is a member", (value) => {
  expect(group({ a: value, b: undefined })).toEqual({ a: value });
});
