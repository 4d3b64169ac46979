import { inspect } from "node:util";
import { expect, test } from "vitest";
import { anything } from "../anything.fixture.ts";
import { credential } from "./credential.ts";

test("is trimmed", () => {
  expect(credential("apiKey", " \tk-123\n")).toBe("k-123");
});

test("can hold whatever a header can", () => {
  expect(credential("apiKey", "k 1~\xa0\xff")).toBe("k 1~\xa0\xff");
});

test.each([
  "",
  "  ",
  "canary\nX-Evil: 1",
  "canary\u0000",
  "canary\u2028x",
  "canary€",
  "canary\u007f",
  "canary\u0080",
  undefined,
  5,
  ["canary"],
])("refuses %j without repeating it", (value) => {
  let caught: unknown;
  try {
    credential("apiKey", anything(value));
  } catch (error) {
    caught = error;
  }
  expect(caught).toMatchObject({ code: "invalid_input", input: "apiKey" });
  expect(inspect(caught) + JSON.stringify(caught)).not.toContain("canary");
});
