import { expect, test } from "vitest";
import { carriedSegment, carriedText, carrying } from "./carried.ts";
import { pathSerializer } from "./segment.ts";

test("credentials are checked before they travel", () => {
  const options = { maxRetries: 1 };
  expect(carrying(options, { token: "12:ab", secret: "ü" })).toBe(options);
  for (const token of ["a\nb", "\ud800", "", "  ", null, undefined, 7]) {
    expect(() => carrying(options, { token })).toThrow(
      expect.objectContaining({ code: "invalid_input", input: "token" }),
    );
  }
});

test("one that may be left out is not asked for", () => {
  expect(() => carrying({}, { token: undefined }, ["token"])).not.toThrow();
  expect(() => carrying({}, { token: "a\tb" }, ["token"])).toThrow();
});

test("none is asked for where the host's fetch adds them", () => {
  const options = { credentials: "fetch" } as const;
  expect(carrying(options, { token: undefined })).toBe(options);
  expect(carrying(options, { token: " " })).toBe(options);
  expect(carriedSegment("token", undefined)).toBe("{token}");
  expect(carriedText(" ")).toBeUndefined();
});

test("one that is given beside those of the host's fetch is refused, and does not travel twice", () => {
  for (const token of ["12:ab", 7]) {
    expect(() => carrying({ credentials: "fetch" }, { token }, ["token"])).toThrow(
      expect.objectContaining({
        code: "invalid_input",
        message: "token must be left out: context.fetch adds it.",
      }),
    );
  }
});

test("a credential stays in its place of the path", () => {
  const path = (token: string) =>
    pathSerializer("/bot{token}/send", { token: carriedSegment("token", token) });
  expect(path(" 12:ab\n")).toBe("/bot12%3Aab/send");
  expect(path("../x?y#z")).toBe("/bot..%2Fx%3Fy%23z/send");
  expect(path("a{b}%2F")).toBe("/bota%7Bb%7D%252F/send");
});
