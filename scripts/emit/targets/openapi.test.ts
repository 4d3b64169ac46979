import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { schemaAt } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema, Provider } from "../../language/ir/types.ts";
import { problems } from "./fixture/validator.fixture.ts";
import { project, provider } from "./provider.fixture.ts";
import { openApiDocument } from "./openapi/document.ts";
import { openapiTarget, toYaml } from "./openapi.ts";

async function emitted(of: Provider, within = project): Promise<string> {
  const [file] = await openapiTarget.emit(of, within);
  return file?.contents ?? "";
}

/** The value at a path of member names. */
function at(value: Json | undefined, ...path: (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, name) => Object(inner)[name], value);
}

const document: JsonSchema = openApiDocument(provider, project);
const search = at(document, "paths", "/v1/{folder}/notes", "get");
const create = at(document, "paths", "/v1/notes", "post");

describe("the document", () => {
  test("is valid", async () => {
    expect(await problems(await emitted(provider))).toEqual([]);
  });

  test("is valid without a licence", async () => {
    const text = await emitted(provider, { ...project, license: "UNLICENSED" });
    expect(await problems(text)).toEqual([]);
    expect(parseYaml(text).info).not.toHaveProperty("license");
  });

  test("reads back as the data it was made from", async () => {
    expect(parseYaml(await emitted(provider))).toEqual(document);
  });

  test("is refused by the validator when it is wrong", async () => {
    const text = (await emitted(provider)).replace(
      "#/components/schemas/Failure",
      "#/components/schemas/None",
    );
    expect(await problems(text)).not.toEqual([]);
  });

  test("escapes what cannot be seen, and still reads back", () => {
    const hostile = {
      title: "a\u202e\u0000\u2028b\nc",
      "k\u200b": ["# no comment", "*alias", "x\r\n\ty "],
    };
    const text = toYaml(hostile);
    expect(text).not.toMatch(/[\u202e\u0000\u2028\u200b\r]/);
    expect(parseYaml(text)).toEqual(hostile);
  });

  test("names the provider, its address and its credentials", () => {
    expect(at(document, "info")).toMatchObject({
      title: "Demo notes",
      version: "v1",
      license: { name: "MIT" },
    });
    expect(at(document, "servers", 0)).toMatchObject({
      url: "{region}",
      variables: { region: { default: "https://eu.example.com" } },
    });
    expect(at(document, "security")).toEqual([{ accessToken: [], apiKey: [], teamKey: [] }]);
    expect(at(search, "security", 0, "accessToken")).toEqual(["notes.read"]);
    expect(at(document, "components", "securitySchemes")).toMatchObject({
      accessToken: { type: "http", scheme: "bearer" },
      apiKey: { type: "apiKey", in: "query", name: "key" },
      teamKey: { type: "apiKey", in: "header", name: "X-Team-Key" },
    });
  });
});

describe("parameters", () => {
  const parameters = at(search, "parameters") as readonly JsonSchema[]; // a list of maps

  test("come in order, without those that are not sent", () => {
    expect(parameters.map(({ in: place, name, required }) => [place, name, required])).toEqual([
      ["path", "folder", true],
      ["query", "q", true],
      ["query", "limit", false],
      ["query", "tags", false],
      ["query", "$order", true],
      ["header", "X-Trace", false],
      ["query", "alt", true],
    ]);
  });

  test("carry every limit, default and example", () => {
    expect(parameters.map(({ schema }) => schema)).toEqual([
      { type: "string" },
      { type: "string", minLength: 1, maxLength: 2000 },
      { type: "integer", minimum: 1, maximum: 40, default: 10 },
      { type: "array", items: { type: "string" }, minItems: 1, maxItems: 5 },
      { type: "string", enum: ["asc", "desc"], default: "asc" },
      { type: "string", pattern: "^[a-z|]+$" },
      { type: "string", const: "json", default: "json" },
    ]);
    expect(parameters[3]?.example).toEqual(["a", "b"]);
  });
});

describe("the request body", () => {
  // A map, which no path can say.
  const schema = at(create, "requestBody", "content", "application/json", "schema") as JsonSchema;
  const property = (...path: string[]) => schemaAt(schema, path, {})?.schema;

  test("nests groups and requires what is always sent", () => {
    expect(at(create, "requestBody", "required")).toBe(true);
    expect(schema.required).toEqual(["lock", "title", "shared"]);
    expect(property("look")?.required).toBeUndefined();
    expect(property("lock")?.required).toEqual(["changeAtNextUse", "password"]);
    expect(property("lock", "changeAtNextUse")).toMatchObject({ const: true });
    expect(property("shared")).toMatchObject({ type: "boolean", default: true });
  });

  test("has lists where text is split, and JSON of the shape that is meant", () => {
    expect(property("tags")).toMatchObject({
      type: "array",
      default: ["a", "b"],
      examples: [["x"]],
    });
    expect(property("fields")).toMatchObject({ type: "object" });
    expect(property("anything")).toEqual({ description: "The anything." });
  });

  test("says in words what depends on other parameters", () => {
    expect(property("look", "size")?.description).toBe(
      "The size. Expected values by kind: text: s, m.",
    );
    expect(property("look", "size")?.enum).toBeUndefined();
    expect(property("look", "style")?.enum).toEqual(["plain", "rich", "dots"]);
    expect(property("look", "bullets")?.description).toContain("Sent only while kind is list.");
  });

  test("shows no secret", () => {
    expect(property("lock", "password")).toMatchObject({ format: "password" });
    expect(JSON.stringify(document)).not.toContain("hunter2");
    expect(
      at(
        create,
        "requestBody",
        "content",
        "application/json",
        "examples",
        "a-list",
        "value",
        "lock",
        "password",
      ),
    ).toBe("********");
  });

  test("is left out where nothing is placed in it", () => {
    expect(at(search, "requestBody")).toBeUndefined();
  });
});

describe("replies", () => {
  test("have the examples of their status by safe names", () => {
    expect(Object.keys(Object(at(search, "responses")))).toEqual(["200", "401", "404", "429"]);
    expect(at(search, "responses", "200", "content", "application/json", "examples")).toEqual({
      "two-notes": { summary: "two notes", value: { items: [{ id: "n1" }, { id: "n2" }] } },
      "two-notes-2": { summary: "Two notes!", value: {} },
    });
    expect(at(search, "responses", "429", "headers")).toEqual({
      "retry-after": { schema: { type: "string" }, example: "2" },
    });
  });

  test("that are accepted say so", () => {
    expect(at(search, "responses", "404", "description")).toBe(
      'Not found. An answer rather than an error when body.error.type is "not_found".',
    );
  });

  test("without a body have no content", () => {
    expect(at(create, "responses", "204")).toEqual({ description: "No content" });
  });
});
