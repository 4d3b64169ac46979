import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "./parse.ts";

const text = `manifest: 2
provider: demo
version: v1
block: { name: Demo, description: A demo., category: tools }
server: { url: https://demo.test }
auth: {}
errors:
  message: body.message
  when: { bad_request: { body.error: { not: null } } }
schemas:
  Item: { properties: { id: { type: string, description: Id of the item. } } }
operations:
  demo_get_item:
    name: Get item
    request: GET /items
    effect: read
    reply: { 200: Item }
    output:
      data: body
      metadata.id: body.id
      metadata.first: { from: body.items, convert: first, description: First. }
jobs:
  work: { start: demo_get_item, poll: { call: demo_get_item, with: { a: "{output.b}" } }, until: { output.c: 1 }, every: 5s, timeout: 1m }
`;

function codesOf(manifest: string): readonly string[] {
  return parse({ path: "demo.yaml", text: manifest }).diagnostics.map(({ code }) => code);
}

describe("short forms", () => {
  const { manifest } = parse({ path: "demo.yaml", text });

  test("a path alone becomes a list", () => {
    expect(manifest?.errors?.message).toEqual(["body.message"]);
    expect(manifest?.jobs?.work?.start).toEqual(["demo_get_item"]);
  });

  test("an output alone gets its description from the schema of the reply", () => {
    expect(manifest?.operations.demo_get_item?.output).toEqual({
      data: { from: ["body"], type: "json", description: "The reply." },
      "metadata.id": {
        from: ["body.id"],
        type: "string",
        optional: true,
        description: "Id of the item.",
      },
      "metadata.first": {
        from: ["body.items"],
        convert: ["first"],
        type: "json",
        optional: true,
        description: "First.",
      },
    });
  });
});

describe("one mistake, one diagnostic", () => {
  test.each([
    ["a required key under a misspelt name", "effect: read", "efect: raed", ["key-unknown"]],
    [
      "a wrong type of a value that must be one of a list",
      "effect: read",
      "effect: [read]",
      ["value-type"],
    ],
    [
      "a number that is too long for where text belongs",
      "version: v1",
      "version: 9007199254740993",
      ["number-inexact"],
    ],
    ["an alias without an anchor", "auth: {}", "auth: *none", ["yaml-alias-unknown"]],
    [
      "a second document with the rest of the keys",
      "operations:",
      "---\noperations:",
      ["yaml-several-documents"],
    ],
    [
      "a member of a list that lacks all but one key",
      "auth: {}",
      "auth: {}\nrules: [{ need: [a, b], because: x }]",
      ["key-unknown"],
    ],
    ["braces without quotes", "https://demo.test", "{{url}}", ["yaml-braces"]],
  ])("%s", (_, from, to, codes) => {
    expect(codesOf(text.replace(from, to))).toEqual(codes);
  });

  test("mistakes before a syntax error are reported with it", () => {
    const broken = text
      .replace("version: v1", "version: 1.0")
      .replace("effect: read", "effect: @read");
    expect(codesOf(broken)).toEqual(["value-unquoted", "yaml-syntax"]);
  });
});

describe("what YAML makes of values", () => {
  test.each(["yes", "no", "on", "010", "0o17", "12e3"])("%s follows YAML 1.2", (value) => {
    const { manifest } = parse({
      path: "demo.yaml",
      text: text.replace("until: { output.c: 1 }", `until: { output.c: ${value} }`),
    });
    const expected = { "010": 10, "0o17": 15, "12e3": 12000 }[value] ?? value;
    expect(manifest?.jobs?.work?.until).toEqual({ "output.c": expected });
  });

  test("a key is the text that stands there", () => {
    const { manifest } = parse({
      path: "demo.yaml",
      text: text.replace("{ output.c: 1 }", "{ output.c: { is: { true: 1, 1.0: 2, ~: 3 } } }"),
    });
    expect(manifest?.jobs?.work?.until).toEqual({
      "output.c": { is: { true: 1, "1.0": 2, "~": 3 } },
    });
  });

  test("an alias stands for a copy of its value", () => {
    const { manifest } = parse({
      path: "demo.yaml",
      text: text.replace("auth: {}", "auth: &none {}\naccept: { 404: { output: { a: *none } } }"),
    });
    expect(manifest?.accept).toEqual({ 404: { output: { a: {} } } });
  });
});

// Pieces that mean something to YAML or to a manifest, so that texts get past the first line.
const piece = fc.oneof(
  fc.constantFrom(...text.split("\n").map((line) => `${line}\n`)),
  fc.constantFrom(
    "\n",
    "  ",
    "- ",
    "? ",
    ": ",
    "[",
    "]",
    "{",
    "}",
    '"',
    "'",
    "|\n",
    "&a ",
    "*a",
    "!t ",
  ),
  fc.constantFrom(
    "---\n",
    "...\n",
    "%YAML 1.1\n",
    "<<: ",
    "__proto__: ",
    "\t",
    "#",
    "\r\n",
    "\uFEFF",
  ),
  fc.string({ unit: "binary" }),
);

test("never throws, and every place lies in the file", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const file = { path: "demo.yaml", text: pieces.join("") };
      const { manifest, diagnostics } = parse(file);
      expect(manifest === undefined).toBe(diagnostics.length > 0);
      for (const { range, message } of diagnostics) {
        expect(range.file).toBe(file);
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThanOrEqual(file.text.length);
        expect(message).not.toContain("undefined");
      }
    }),
    { numRuns: 500 },
  );
});

test("deep nesting ends with a diagnostic, not with the process", () => {
  expect(codesOf("[".repeat(1_000_000))).toEqual(["yaml-too-deep"]);
  expect(codesOf("- ".repeat(500_000))).toEqual(["yaml-too-deep"]);
});
