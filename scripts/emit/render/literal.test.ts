import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import type { Json } from "../../language/ir/types.ts";
import { printMember, printValue } from "./literal.ts";
import { type MemberView, printDeclaration, type TypeView } from "./type.ts";

const root = new URL("../../../", import.meta.url);

/** What the formatter makes of emitted code, under the project's own settings. */
function format(text: string): string {
  const { formatter } = JSON.parse(readFileSync(new URL("biome.json", root), "utf8"));
  const folder = newFolder({ "biome.json": { formatter }, "sample.ts": text });
  const biome = fileURLToPath(new URL("node_modules/.bin/biome", root));
  execFileSync(biome, ["format", "--write", "sample.ts"], { cwd: folder, stdio: "ignore" });
  return readFileSync(join(folder, "sample.ts"), "utf8");
}

const place = { indent: 0, column: 0 };
const name = fc.stringMatching(/^[a-z$][a-zA-Z0-9-]{0,9}$/);
const phrase = fc.stringMatching(/^[a-zA-Z"' .\\-]{0,99}$/);
const leaf = fc.oneof(
  phrase,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.array(tie("value"), { maxLength: 12 }),
    fc.array(fc.integer(), { maxLength: 40 }),
    fc.dictionary(name, tie("value"), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value;

describe("values", () => {
  test("evaluate to what they stand for", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const text = printValue(value as Json, place); // its type has mutable lists
        const evaluate = new Function(`return ${text.startsWith("{") ? `(${text})` : text};`);
        expect(JSON.stringify(evaluate())).toBe(JSON.stringify(value));
      }),
    );
  });

  test("are laid out as the formatter would", () => {
    const values = fc.sample(json, { seed: 7, numRuns: 400 });
    const lines = values.map((value, index) => `  ${printMember(`m${index}`, value, 2)},\n`);
    const text = `export const sample = {\n${lines.join("")}};\n`;
    const formatted = format(text).split("\n");
    expect(formatted.filter((line) => !text.includes(line))).toEqual([]);
    expect(formatted.join("\n")).toBe(text);
  });

  test.each([
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])("refuse %s, which is not JSON", (value) => {
    // A view that lacks a field passes undefined whatever its type says.
    expect(() => printValue(value as Json, place)).toThrow(TypeError);
  });

  test("nest without cost", () => {
    let value: Json = "x".repeat(200);
    for (let depth = 0; depth < 200; depth += 1) value = [value];
    expect(printValue(value, place).split("\n")).toHaveLength(401);
  });
});

const type = fc.letrec<{ type: TypeView }>((tie) => ({
  type: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc
      .constantFrom("string", "unknown", "null")
      .map((word): TypeView => ({ kind: "name", name: word })),
    phrase.map((value): TypeView => ({ kind: "literal", value })),
    fc.uniqueArray(phrase, { minLength: 2, maxLength: 5 }).map(
      (values): TypeView => ({
        kind: "union",
        of: values.map((value) => ({ kind: "literal", value })),
      }),
    ),
    fc
      .array(
        fc.record({
          name,
          doc: fc.option(fc.constant("What it is.")),
          optional: fc.boolean(),
          type: tie("type"),
        }),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map((members): TypeView => ({ kind: "object", members })),
  ),
})).type;

describe("declarations", () => {
  test("are laid out as the formatter would", () => {
    const types = fc.sample(type, { seed: 7, numRuns: 300 });
    const lines = types.map((of, index) => {
      const view: MemberView = {
        name: `m${index}`,
        doc: null,
        optional: index % 2 === 0,
        type: of,
      };
      return `  ${printDeclaration(view, 2)};\n`;
    });
    const text = `export interface Sample {\n${lines.join("")}}\n`;
    const formatted = format(text).split("\n");
    expect(formatted.filter((line) => !text.includes(line))).toEqual([]);
    expect(formatted.join("\n")).toBe(text);
  });
});
