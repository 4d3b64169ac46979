import fc from "fast-check";
import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { caseFiles } from "../cases.fixture.ts";
import { LIBRARIES } from "../ir/libraries.ts";
import { check } from "./manifest.ts";
import { parse } from "../manifest/parse.ts";

const texts = caseFiles().flatMap(({ cases }) => cases.map(({ manifest }) => manifest));

function codesOf(text: string): readonly string[] {
  const { manifest, source } = parse({ path: "specs/demo.yaml", text });
  return manifest ? check(manifest, source, new Map()).map(({ code }) => code) : [];
}

test("mistakes of several kinds are reported in one run, in the order of the text", () => {
  const text = manifestText("demo") + MISTAKES;
  const { manifest, source } = parse({ path: "specs/demo.yaml", text });
  const found = manifest ? check(manifest, source, new Map()) : [];
  expect(found.map(({ code }) => code)).toEqual([
    "schema-ref-unresolved",
    "schema-type-unknown",
    "path-parameter-undeclared",
    "default-outside-limits",
    "output-path-unknown",
    "examples-missing",
    "request-duplicate",
  ]);
  const starts = found.map(({ range }) => range.start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test.each(LIBRARIES)("no provider can have the name of the library %s", (id) => {
  expect(codesOf(manifestText("demo") + MISTAKES)).not.toContain("provider-reserved");
  expect(codesOf(manifestText(id) + MISTAKES)).toContain("provider-reserved");
});

test("no manifest of the right shape makes the check fail", () => {
  const line = fc.record({ text: fc.constantFrom(...texts), from: fc.nat(), to: fc.nat() });
  fc.assert(
    fc.property(line, fc.constantFrom(...texts), ({ text, from, to }, other) => {
      const lines = text.split("\n");
      const others = other.split("\n");
      lines[from % lines.length] = others[to % others.length] ?? "";
      expect(codesOf(lines.join("\n"))).not.toContain("internal-error");
    }),
    { numRuns: 300 },
  );
});

const MISTAKES = `
schemas:
  Item:
    type: object
    properties:
      owner: { $ref: "#/schemas/Owner" }
      size: { type: strng }
operations:
  demo_get_item:
    name: Get item
    request: GET /items/{itemID}
    effect: read
    params:
      limit: { type: integer, maximum: 3, default: 4, description: Limit. }
    reply: { 200: Item }
    output: { data: { from: body.onwer, description: Owner. } }
    examples:
      an item: { params: {}, reply: { status: 200, body: {} }, output: { data: 1 } }
  demo_find_item:
    name: Find item
    request: GET /items/{id}
    effect: read
    params: { id: { type: string, required: true, description: Id. } }
    reply: { 200: Item }
    output: { data: { from: body, description: Item. } }
`;
