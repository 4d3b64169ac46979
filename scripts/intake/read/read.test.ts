import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { InputError } from "../../system/input-error.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import { followVendor } from "../follow.ts";
import { membersOf } from "../shape/members.ts";
import { typesOf } from "../shape/types.ts";
import { readVendor } from "./file.ts";
import { vendorOf } from "./vendor.ts";

const folder = newFolder();

function reading(text: string) {
  const path = join(newFolder({ "vendor.txt": text }), "vendor.txt");
  return () => readVendor(path);
}

test.each([
  ["{", "vendor.txt is not valid JSON"],
  ["a: [", "vendor.txt is not valid YAML"],
  ["[]", "vendor.txt does not hold an object"],
  ["", "vendor.txt does not hold an object"],
  ["paths: {}", "vendor.txt is not a description of an API: it has no `openapi`"],
  ["openapi: 4.0.0", 'vendor.txt is of version "4.0.0", which is not supported'],
  ["swagger: 1.2", "vendor.txt is of version 1.2"],
])("%s is refused", (text, message) => {
  expect(reading(text)).toThrow(InputError);
  expect(reading(text)).toThrow(message);
});

test.each([
  ["endless", "openapi: 3.0.0\npaths: &a { b: *a }", "contains itself"],
  [
    "too deep",
    `{"openapi":"3.0.0","paths":${'{"a":'.repeat(9_999)}0${"}".repeat(10_000)}`,
    "nested more than",
  ],
  ["too large once it is unfolded", `openapi: 3.0.0\n${bomb(9)}`, "holds more than"],
])("a document that is %s is refused", (_, text, message) => {
  expect(reading(text)).toThrow(InputError);
  expect(reading(text)).toThrow(message);
});

/** Every line holds the one before it ten times. */
function bomb(lines: number): string {
  const line = (_: unknown, at: number) =>
    `x${at}: &x${at} [${Array(10)
      .fill(at === 0 ? "x" : `*x${at - 1}`)
      .join(", ")}]\n`;
  return Array.from({ length: lines }, line).join("");
}

test("a document larger than any known is refused before it is read", () => {
  const path = join(folder, "large.json");
  writeFileSync(path, "{}");
  truncateSync(path, 129 * 1024 * 1024); // takes no room on the disk
  expect(() => readVendor(path)).toThrow(InputError);
  expect(() => readVendor(path)).toThrow("large.json is larger than 128 MiB");
});

test("a file that is not there is named", () => {
  const absent = join(folder, "absent.json");
  expect(() => readVendor(absent)).toThrow(`there is no file ${absent}; name one that is there`);
  expect(() => readVendor(folder)).toThrow(`${folder} is a folder; name a file in it`);
});

test("the words of older versions become those of the newest", () => {
  const document = `
openapi: 3.0.3
info: { title: T, version: "1" }
paths:
  /a:
    get:
      parameters:
        - { name: n, in: query, schema: { type: integer, nullable: true, minimum: 1, exclusiveMinimum: true } }
      responses: { "200": { description: OK } }
`;
  const [operation] = reading(document)().operations;
  expect(operation?.parameters[0]?.schema).toEqual({
    type: ["integer", "null"],
    exclusiveMinimum: 1,
  });
});

const OWN: JsonSchema = {
  parameters: [
    { $ref: "#/components/parameters/Limit" },
    { name: "Authorization", in: "header", schema: { type: "string" } },
    { name: "session", in: "cookie" },
  ],
  responses: {
    200: { $ref: "#/components/responses/a~1b%20c" },
    "4XX": { description: "Refused" },
  },
};

describe("a document of references", () => {
  const document: JsonSchema = {
    openapi: "3.1.0",
    paths: {
      "/a/{id}": {
        parameters: [
          { name: "id", in: "path", schema: {} },
          { name: "limit", in: "query", description: "Of the path." },
          { name: "session", in: "cookie", required: true },
        ],
        get: OWN,
      },
    },
    components: {
      parameters: { Limit: { name: "limit", in: "query", description: "Own." } },
      responses: {
        "a/b c": {
          description: "OK",
          content: {
            "application/vnd.x+json; v=1": { schema: { $ref: "#/components/schemas/Loop" } },
          },
        },
      },
      schemas: { Loop: { $ref: "#/components/schemas/Loop" } },
    },
  };
  const vendor = vendorOf("a.json", document);
  const [operation] = vendor.operations;

  test("parameters of the operation replace those of its path", () => {
    const shown = operation?.parameters.map(({ name, required, description }) => [
      name,
      required,
      description,
    ]);
    expect(shown).toEqual([
      ["id", true, ""],
      ["limit", false, "Own."],
    ]);
    expect(operation?.cookies).toEqual([]);
  });

  test("replies are found behind references, and ranges are known of", () => {
    expect(operation?.replies).toMatchObject([
      { status: 200, schema: { $ref: "#/components/schemas/Loop" } },
    ]);
    expect(operation?.hasOtherReplies).toBe(true);
  });

  test("a place is a pointer into the document", () => {
    expect(operation?.pointer).toBe("#/paths/~1a~1{id}/get");
    expect(vendor.resolve(operation?.pointer ?? "")).toBe(OWN);
  });
});

describe("references to other files", () => {
  const parts = join(folder, "api");
  writeFiles(folder, {
    "secret.yaml": "{ type: object, properties: { secret: { type: string } } }",
    "api/parts/page.md": "# Body: [",
    "api/parts/body.yaml": "{ $ref: 'more%20parts.yaml#/Body' }",
    "api/parts/more parts.yaml":
      "{ Body: { type: object, properties: { own: { $ref: '#/Name' }, back: { $ref: '../main.yaml#/components/schemas/Main' } } }, Name: { type: string } }",
  });
  symlinkSync(join(folder, "secret.yaml"), join(parts, "parts/link.yaml"));
  const document = (reference: string) => `
openapi: 3.0.3
info: { title: Files, version: "1" }
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { $ref: "${reference}" } } } }
components: { schemas: { Main: { type: integer } } }
`;
  const read = (reference: string) => {
    writeFiles(parts, { "main.yaml": document(reference) });
    const { operations, resolve } = readVendor(join(parts, "main.yaml"));
    const [content] = operations[0]?.body?.contents ?? [];
    const follow = followVendor({ resolve });
    const node = { schema: content?.schema ?? {}, at: [] };
    return new Map(
      [...membersOf(node, follow)].map(([name, member]) => [
        name,
        [...(typesOf(member.node, follow) ?? [])],
      ]),
    );
  };

  test("are followed below the document's folder, and back", () => {
    expect(read("./parts/body.yaml")).toEqual(
      new Map([
        ["own", ["string"]],
        ["back", ["integer"]],
      ]),
    );
  });

  test.each([
    "../secret.yaml",
    "parts/link.yaml",
    join(folder, "secret.yaml"),
    "file:///etc/passwd",
    "http://127.0.0.1:1/secret.yaml",
    "//127.0.0.1:1/secret.yaml",
    "parts/none.yaml",
    "parts/more parts.yaml#/None",
    "parts",
    "parts/page.md",
  ])("%s leads nowhere", (reference) => {
    expect(read(reference)).toEqual(new Map());
  });
});

test("what the converter of Swagger cannot carry is said", () => {
  const parameter = "{ name: a, type: string }";
  const text = `{ swagger: "2.0", paths: { /a: { get: { parameters: [${parameter}] } } } }`;
  writeFiles(folder, { "swagger.yaml": text });
  expect(() => readVendor(join(folder, "swagger.yaml"))).toThrow(
    'swagger.yaml cannot be read as OpenAPI 2.0: Parameter object must have an "in" property',
  );
});
