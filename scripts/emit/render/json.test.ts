import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../language/ir/types.ts";
import { printJson } from "./json.ts";

test("a JSON file reads back, and holds nothing that cannot be seen", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      // fast-check's type of JSON values has mutable lists; the values are the same.
      const text = printJson(value as Json);
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(text.endsWith("\n")).toBe(true);
    }),
  );
});
