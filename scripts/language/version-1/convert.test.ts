import fc from "fast-check";
import { isNode, parse, parseDocument, visit } from "yaml";
import { describe, expect, test } from "vitest";
import { convertDocument, passes } from "./convert.ts";
import { goldens, isMarked, mutated, someOfThem } from "./mutated.fixture.ts";
import { convertText } from "./text.ts";

const all = Object.values(passes);

describe("a manifest of version 1", () => {
  test.each(goldens)("$name in the words of version 2", async ({ text, converted }) => {
    await expect(convertText(text, all)).toMatchFileSnapshot(converted);
  });

  test.each(goldens)("$name means the same in its nodes and as a text", ({ text }) => {
    const document = parseDocument(text);
    convertDocument(document, all);
    expect(document.toJS()).toEqual(parse(convertText(text, all)));
  });

  test("keeps all that is no such manifest", () => {
    for (const text of [
      "",
      "a: [",
      "manifest: 2\nauth: []\n",
      "- manifest: 1\n",
      "manifest: 1\n---\na: 1\n",
    ]) {
      expect(convertText(text)).toBe(text);
    }
  });

  test("keeps lines that say the same byte for byte, and ends of lines", () => {
    const text = "manifest: 1  # one\r\nauth:  []\r\nblock: {}\r\nschemas: { a:   { } }\r\n";
    expect(convertText(text, all)).toBe(
      "manifest: 2 # one\r\nauth: {}\r\nblock: {}\r\nschemas: { a:   { } }\r\n",
    );
  });

  test("keeps whole numbers of many digits as they are written, for the check to tell", () => {
    const errors = "errors: { when: [{ match: { body.id: 9007199254740993 }, code: conflict }] }";
    expect(convertText(`manifest: 1\n${errors}\n`, all)).toBe(
      "manifest: 2\nerrors: { when: { conflict: { body.id: 9007199254740993 } } }\n",
    );
  });

  test("gives an alias the words of its own place where they differ", () => {
    const params = "{ path: &a { type: string, default: x, description: A. }, other: *a }";
    const text = `manifest: 1\noperations: { o: { request: "GET /{path}", params: ${params} } }\n`;
    expect(parseDocument(convertText(text, all)).toJS().operations.o.params).toEqual({
      path: { type: "string", default: "x", description: "A." },
      other: { type: "string", providerDefault: "x", description: "A." },
    });
  });
});

test("never throws and never loses what stands at any place, whatever it is, by any passes", () => {
  fc.assert(
    fc.property(mutated, someOfThem, ({ document }, enabled) => {
      convertDocument(document, enabled);
      return isMarked(document.contents);
    }),
    { numRuns: 100 },
  );
});

test("never throws for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."manifest: 1\n-[]{}&*a#|>!\"'") }), (text) => {
      convertText(text, all);
      convertText(`manifest: 1\n${text}`, all);
    }),
  );
});

test("gives every node a place in the file", () => {
  for (const { text } of goldens) {
    const document = parseDocument(text);
    convertDocument(document, all);
    visit(document, { Node: (_, node) => expect(isNode(node) && node.range).toBeTruthy() });
  }
});
