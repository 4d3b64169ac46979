import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../language/ir/types.ts";
import { escapeLines } from "../render/encode.ts";
import { project, provider } from "./provider.fixture.ts";
import { openApiDocument } from "./openapi/document.ts";
import { knownValues } from "./schema/known-values.ts";
import { SCHEMA_OPTIONS, schemaTarget, schemaTypes } from "./schema.ts";

const OPTIONS = { ...SCHEMA_OPTIONS, postTransform: knownValues, silent: true };

const PAYLOADS = [
  "*/ export const injected = 1; /*",
  "*\u2028/ export const injected = 1; /*",
  '"; export const injected = 1; //',
  "`${globalThis.injected}`",
  "@ts-expect-error",
  "line\r\n*/\rexport const injected = 1;",
  "\u202e reversed \u0000 end",
  "</script><script>",
];

/** The same document with every text a person writes replaced. */
function hostile(payload: string): JsonSchema {
  const [first, ...rest] = provider.operations;
  if (!first) throw new Error("the fixture has operations");
  const schemas: Record<string, JsonSchema> = {
    ...provider.schemas,
    Note: {
      title: payload,
      description: payload,
      type: "object",
      properties: {
        [payload]: { const: payload },
        list: { enum: [payload], default: payload, examples: [payload] },
      },
    },
  };
  const operation = {
    ...first,
    name: payload,
    description: payload,
    parameters: first.parameters.map((parameter) => ({ ...parameter, description: payload })),
  };
  return openApiDocument({ ...provider, schemas, operations: [operation, ...rest] }, project);
}

function statementKinds(text: string): readonly string[] {
  const source = ts.createSourceFile("schema.ts", text, ts.ScriptTarget.ESNext, true);
  return source.statements.map((node) => `${ts.SyntaxKind[node.kind]} ${node.getChildCount()}`);
}

describe("types of a document", () => {
  test("are openapi-typescript's own", async () => {
    const document = openApiDocument(provider, project);
    const whole = await openapiTS(JSON.stringify(document), OPTIONS);
    expect(await schemaTypes(document)).toBe(astToString(whole));
  });

  test("leave the document as it was", async () => {
    const document = openApiDocument(provider, project);
    const before = JSON.stringify(document);
    await schemaTypes(document);
    expect(JSON.stringify(document)).toBe(before);
  });

  test.each(PAYLOADS)("are openapi-typescript's own, escaped, with %j", async (payload) => {
    const document = hostile(payload);
    const whole = await openapiTS(JSON.stringify(document), OPTIONS);
    const expected = escapeLines(astToString(whole)).replace("/** @ts-expect", "/** \\@ts-expect");
    expect(await schemaTypes(document)).toBe(expected);
  });

  test.each(PAYLOADS)("hold no code from %j", async (payload) => {
    const text = await schemaTypes(hostile(payload));
    const harmless = await schemaTypes(hostile("harmless"));
    const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    expect(statementKinds(text)).toEqual(statementKinds(harmless));
    expect(text).not.toMatch(/^\s*\/\*\* @ts-/m);
    expect(text).not.toMatch(/[\r\u0000\u2028\u202e]/);
  });
});

test.each(["100%", "%E0%A4", "%25 off", "!25%", "!%!25"])("keep a property %j", async (name) => {
  const Note = {
    type: "object",
    required: [name],
    properties: { [name]: { properties: { [name]: { const: name } } } },
  };
  const schemas = { ...provider.schemas, Note };
  const text = await schemaTypes(openApiDocument({ ...provider, schemas }, project));
  expect(text.replace(/\s+/g, " ")).toContain(
    `Note: { "${name}": { /** @constant */ "${name}"?: "${name}"; }; };`,
  );
});

test("the file names its manifest", async () => {
  const [file] = await schemaTarget.emit(provider, project);
  expect(file?.path).toBe("src/schema.ts");
  expect(file?.contents).toMatch(
    /^\/\/ Generated from specs\/demo\.yaml by openapi-typescript\. Do not edit\.\n\/\/ Outside of semantic versioning: .*\n\n/,
  );
  expect(file?.contents).toContain("demo_search_notes: {");
});
