import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import type { Json, JsonSchema } from "../ir/types.ts";
import { parse } from "../manifest/parse.ts";
import { checkSchemaReferences } from "./schema-references.ts";
import { checkSchemas } from "./schemas.ts";
import { prepareManifest } from "./prepared.ts";

const FRAME = `${manifestText("demo")}
operations:
  demo_get_item:
    name: Get item
    request: GET /item
    effect: read
    reply: { 200: A }
    output: { data: { from: body, description: The item. } }
`;

/** Values that keywords may and may not have. */
const value = fc.constantFrom<Json>(
  "string",
  "strng",
  "^a+$",
  "(",
  "#/schemas/A",
  "#/schemas/B",
  "#/schemas/C",
  "date",
  1,
  -1,
  2.5,
  true,
  null,
  [],
  ["string", "null"],
  ["a", "a"],
);

const keyword = fc.constantFrom(
  "$ref",
  "additionalProperties",
  "enum",
  "format",
  "items",
  "maxProperties",
  "minLength",
  "minimum",
  "multipleOf",
  "not",
  "pattern",
  "required",
  "type",
  "uniqueItems",
);

const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.dictionary(keyword, value, { maxKeys: 2 }),
    fc.record({
      type: fc.constant("object"),
      properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema")),
    }),
    fc.record({ items: tie("schema") }),
    fc.record({ allOf: fc.array(tie("schema"), { maxLength: 2 }) }),
    fc.record({ patternProperties: fc.dictionary(fc.constantFrom("^a", "("), tie("schema")) }),
  ),
}));

function errorsIn(schemas: Readonly<Record<string, JsonSchema>>): readonly string[] {
  const { manifest, source } = parse({ path: "specs/demo.yaml", text: FRAME });
  if (manifest === undefined) throw new Error("the frame is not a manifest");
  const prepared = prepareManifest({ ...manifest, schemas }, source, new Map());
  return [...checkSchemas(prepared), ...checkSchemaReferences(prepared)]
    .filter(({ severity }) => severity === "error")
    .map(({ code }) => code);
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });

function compiles(schemas: Readonly<Record<string, JsonSchema>>): boolean {
  try {
    ajv.addSchema({ $id: "all", schemas });
    for (const name of Object.keys(schemas)) ajv.compile({ $ref: `all#/schemas/${name}` });
    return Object.values(schemas).every((item) => ajv.validateSchema(item));
  } catch {
    return false;
  } finally {
    ajv.removeSchema();
  }
}

test("schemas without a finding compile", () => {
  fc.assert(
    fc.property(schema, schema, (A, B) => {
      if (errorsIn({ A, B }).length === 0) expect(compiles({ A, B })).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("schemas that compile have no finding but circles", () => {
  fc.assert(
    fc.property(schema, schema, (A, B) => {
      // Ajv compiles a circle of references and never comes back from validating with it.
      const errors = errorsIn({ A, B }).filter((code) => code !== "schema-ref-cyclic");
      if (compiles({ A, B })) expect(errors).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
