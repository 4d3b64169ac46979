import { expect, test } from "vitest";
import { optional, present } from "./optional.ts";

test("a credential that is left out is not made", () => {
  for (const absent of [undefined, null, "", "  "]) {
    expect(
      optional(absent, () => {
        throw new Error("was made");
      }),
    ).toBeUndefined();
  }
  expect(optional("k", () => "Bearer k")).toBe("Bearer k");
});

test("only what there is is sent", () => {
  expect(present({ Authorization: undefined, "X-Key": "k", Empty: "" })).toEqual({ "X-Key": "k" });
});
