import fc from "fast-check";
import { expect, test } from "vitest";
import { hashBytes, hashText, toLf } from "./hash.ts";

test("CRLF and LF have the same hash, a lone CR and other bytes count", () => {
  expect(hashText("a\r\nb\r\n")).toBe(hashText("a\nb\n"));
  expect(hashText("a\rb")).not.toBe(hashText("a\nb"));
  expect(hashBytes(Buffer.from([0xff, 0x0d, 0x0a]))).toBe(hashBytes(Buffer.from([0xff, 0x0a])));
  expect(hashBytes(Buffer.from([0xff]))).not.toBe(hashBytes(Buffer.from([0xfe])));
});

test("bytes of a text hash like the text, with any line ends", () => {
  const unit = fc.constantFrom("\r\n", "\n", "a", "é", "🙂");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(hashBytes(Buffer.from(text))).toBe(hashText(toLf(text)));
    }),
  );
});
