import { inspect } from "node:util";
import { expect, test } from "vitest";
import { credential } from "./credential.ts";
import { withQuery } from "./query-credential.ts";

test("is trimmed", () => {
  expect(credential("apiKey", " \tk-123\n")).toBe("k-123");
});

test.each([
  "",
  "  ",
  "canary\nX-Evil: 1",
  "canary\u0000",
  "canary\u2028x",
  "canary€",
  "canary\u007f",
])("refuses %j without repeating it", (value) => {
  let caught: unknown;
  try {
    credential("apiKey", value);
  } catch (error) {
    caught = error;
  }
  expect(caught).toMatchObject({ code: "invalid_input", input: "apiKey" });
  expect(inspect(caught) + JSON.stringify(caught)).not.toContain("canary");
});

test("goes into the query after its own parameters, encoded the same way", () => {
  const serialize = withQuery({ key: "a b&c" });
  expect(serialize({ $top: 5, q: "x y", none: undefined })).toBe("$top=5&q=x%20y&key=a%20b%26c");
  expect(serialize({})).toBe("key=a%20b%26c");
});
