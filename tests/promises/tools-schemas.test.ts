import { createRequire } from "node:module";
import type { ObjectSchema, Schema } from "@blockwright/tools";
import { openaiTools } from "@blockwright/tools/openai";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { packagedBlocks, writtenBlocks } from "../support/tool-blocks.ts";

type Transform = (schema: object) => object;
const require = createRequire(new URL("../engines/package.json", import.meta.url));
const { toStrictJsonSchema }: { toStrictJsonSchema: Transform } = require("openai/lib/transform");
const { transformJSONSchema }: { transformJSONSchema: Transform } =
  require("@anthropic-ai/sdk/lib/transform-json-schema");

/** What strict mode takes: https://platform.openai.com/docs/guides/structured-outputs */
const strictKeywords =
  "type description properties required additionalProperties items enum pattern format multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems".split(
    " ",
  );
const strictFormats = "date-time time date duration email hostname ipv4 ipv6 uuid".split(" ");

const blocks = [...packagedBlocks, ...(await writtenBlocks())];

/** Every schema in a schema, itself included. */
function schemasIn(schema: Schema | ObjectSchema): readonly Schema[] {
  const own: Schema = { ...schema };
  const { properties = {}, items, allOf = [], anyOf = [] } = own;
  const inner = [Object.values(properties as object), items ?? [], allOf, anyOf].flat();
  return [own, ...inner.flatMap((each) => schemasIn(each as Schema))];
}

function ajv() {
  // A list of types is JSON Schema; whoever does not read it is asked nothing by Ajv.
  const strict = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats.default(strict);
  return strict;
}

test("there are blocks of every kind", () => {
  const names = blocks.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["crm", "emit-values", "examples/stripe"]));
  expect(blocks.flatMap(({ tools }) => tools).length).toBeGreaterThan(200);
});

describe.each(blocks)("$name", ({ tools }) => {
  test("OpenAI's own transform leaves strict schemas as they are", () => {
    for (const { name, parameters } of openaiTools(tools).tools)
      expect({ name, parameters: toStrictJsonSchema(parameters) }).toEqual({ name, parameters });
  });

  test("strict schemas are what strict mode takes", () => {
    for (const { name, parameters, strict } of openaiTools(tools).tools) {
      expect({ name, strict }).toEqual({ name, strict: true });
      for (const schema of schemasIn(parameters as Schema)) {
        expect(strictKeywords).toEqual(expect.arrayContaining(Object.keys(schema)));
        if (schema["format"]) expect(strictFormats).toContain(schema["format"]);
        expect(String(schema["pattern"])).not.toMatch(/\(\?[!<=]/);
        if (!schema["properties"]) expect([schema["type"]].flat()).not.toContain("object");
        else {
          expect(schema["additionalProperties"]).toBe(false);
          expect(schema["required"]).toEqual(Object.keys(schema["properties"]));
        }
      }
    }
  });

  test("every schema is one that no API refuses", () => {
    for (const { id, inputSchema, description } of tools) {
      expect(id).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      expect(description.length).toBeLessThanOrEqual(1024);
      // OpenAI wants items of every list, strict or not.
      for (const schema of schemasIn(inputSchema))
        if ([schema["type"]].flat().includes("array")) expect(schema).toHaveProperty("items");
    }
    const { tools: lenient, chatTools } = openaiTools(tools, { strict: false });
    expect(lenient.map(({ strict, parameters }) => ({ strict, parameters }))).toEqual(
      tools.map(({ inputSchema }) => ({ strict: false, parameters: inputSchema })),
    );
    expect(chatTools).toEqual(lenient.map(({ type, ...each }) => ({ type, function: each })));
  });

  test("Anthropic's own transform takes every schema", () => {
    for (const { id, inputSchema } of tools)
      expect(() => transformJSONSchema(inputSchema), id).not.toThrow();
  });

  test("Ajv compiles every schema in its strict mode", () => {
    const strict = openaiTools(tools).tools.map(({ parameters }) => parameters);
    const all = [...tools.flatMap((tool) => [tool.inputSchema, tool.outputSchema]), ...strict];
    for (const schema of all) expect(() => ajv().compile(schema)).not.toThrow();
  });
});
