import fc from "fast-check";
import { expect, test } from "vitest";
import { pathSerializer } from "./segment.ts";

const template = "https://api.example.com/a/{id}/b";

test("any value is one segment that decodes to what was given, or is refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      let address: string;
      try {
        address = pathSerializer(template, { id: value });
      } catch (error) {
        expect(error).toMatchObject({ name: "ToolError", code: "invalid_input", input: "id" });
        expect(value).toMatch(/^\.{0,2}$|[\p{Cc}\p{Cs}]/u);
        return;
      }
      const segments = new URL(address).pathname.split("/");
      expect(segments.length).toBe(4);
      expect(decodeURIComponent(segments[2] ?? "")).toBe(value);
    }),
    { numRuns: 600 },
  );
});

test.each([
  "",
  ".",
  "..",
  "\ud800",
  "a\udc00b",
  "a\u0000",
  "a\nb",
  "\u007f",
  "\u0085",
  undefined,
  null,
  {},
  ["x"],
])("refuses %j and does not repeat it", (value) => {
  expect(() => pathSerializer(template, { id: value })).toThrow(/^id must be a valid path segment/);
});

test.each([
  ["a/b", "a%2Fb"],
  ["..%2f", "..%252f"],
  ["%2e%2e", "%252e%252e"],
  ["...", "..."],
  ["u#EXT#@x.com", "u%23EXT%23%40x.com"],
  [7, "7"],
])("encodes %j", (value, encoded) => {
  expect(pathSerializer(template, { id: value })).toBe(`https://api.example.com/a/${encoded}/b`);
});
