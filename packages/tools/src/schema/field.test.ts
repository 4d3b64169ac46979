import {
  basics,
  booleans,
  checkInputs,
  clearing,
  enums,
  files,
  type Input,
  jsonInputs,
  lists,
  numberLimits,
  textLimits,
  trimmedTexts,
} from "@blockwright/runtime";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limits } from "../block-json.ts";
import { demo } from "../demo.fixture.ts";
import { openaiTools } from "../openai.ts";
import { toolsOf } from "../tools-of.ts";
import { anyField, type Field } from "./fields.fixture.ts";
import { argumentsOf } from "./values.fixture.ts";

const words = [
  basics,
  booleans,
  clearing,
  enums,
  files,
  jsonInputs,
  lists,
  numberLimits,
  textLimits,
  trimmedTexts,
];
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats.default(ajv);

/** A tool with one input, `it`, and what the runtime has to say of each call. */
function toolWith({ required, ...definition }: Field) {
  const { limits, ...rest } = definition;
  const it = { ...rest, ...limits, ...(required && { required }) } as Input; // the same words
  const said: string[][] = [];
  const sent: unknown[] = [];
  const execute = (inputs: Record<string, unknown>) => {
    const checked = checkInputs({ inputs: { it }, keywords: Object.assign({}, ...words) }, inputs);
    said.push(checked.problems.map(({ message }) => message));
    sent.push(checked.values);
    return {};
  };
  const field = { ...definition, name: "it", requiredIn: required ? ["demo_do"] : [] };
  const [tool] = toolsOf([demo({ do: { execute } }, [field])]);
  if (!tool) throw new Error("no tool");
  return { tool, said, sent };
}

// To make a field takes longer than to try many values.
const calls = anyField.chain((field) => {
  // As a model sends them: JSON has no -0.
  const args = argumentsOf(toolWith(field).tool.inputSchema).map((each) =>
    JSON.parse(JSON.stringify(each)),
  );
  return fc.record({
    field: fc.constant(field),
    all: fc.array(args, { minLength: 40, maxLength: 40 }),
  });
});

test("what a schema accepts, the operation accepts", async () => {
  const property = fc.asyncProperty(calls, async ({ field, all }) => {
    const { tool, said } = toolWith(field);
    const accepts = ajv.compile(tool.inputSchema);
    const accepted = all.filter((args) => accepts(args));
    for (const args of accepted) await tool.call(args);
    expect(said).toEqual(accepted.map(() => []));
  });
  await fc.assert(property, { numRuns: 250 });
});

interface Strict {
  readonly properties?: Readonly<Record<string, Strict>>;
  readonly description?: string;
}

/** Arguments as a model that is held to a strict schema gives them. */
function strictly(args: unknown, { properties = {} }: Strict): object {
  const members = Object.entries(properties).map(([name, member]) => {
    const given: unknown = Object(args)[name];
    if (given === undefined || given === null) return [name, null];
    if (member.properties) return [name, strictly(given, member)];
    return [name, member.description?.endsWith("As JSON text.") ? JSON.stringify(given) : given];
  });
  return Object.fromEntries(members);
}

test("what goes through a strict schema is what goes through the schema", async () => {
  const property = fc.asyncProperty(calls, async ({ field, all }) => {
    const { tool, sent, said } = toolWith(field);
    const { tools, call } = openaiTools([tool]);
    const strict = tools[0]?.parameters ?? {};
    // In strict mode null is how a model leaves out what it may leave out.
    const same = all.filter((args) => field.required || Object(args).it !== null);
    const accepts = ajv.compile(tool.inputSchema);
    const accepted = same.filter((args) => accepts(args));
    const given = accepted.map((args) => strictly(args, strict));
    expect(given.filter((args) => !ajv.compile(strict)(args))).toEqual([]);
    for (const args of accepted) await tool.call(args);
    const plain = sent.splice(0);
    for (const args of given) await call(tool.id, JSON.stringify(args));
    expect(said.flat()).toEqual([]);
    expect(sent).toHaveLength(accepted.length);
    // Text for any JSON is read as JSON where it is some; files have no members to compare.
    if (field.shape !== "any" && field.type !== "file") expect(sent).toEqual(plain);
  });
  await fc.assert(property, { numRuns: 150 });
});

describe("a schema", () => {
  const schemaOf = (field: Partial<Field>): unknown =>
    toolWith({ type: "string", description: "It.", required: false, ...field }).tool.inputSchema
      .properties["it"];
  const limits: Limits = { enum: ["red", "blue"] };

  test("takes null where the operation sends it, also beside listed values", () => {
    expect(schemaOf({ nulls: true, limits })).toEqual({
      type: ["string", "null"],
      description: "It.",
      enum: ["red", "blue", null],
    });
  });

  test("says the listed values once", () => {
    expect(schemaOf({ description: "A colour. One of red, blue.", limits })).toEqual({
      type: "string",
      description: "A colour.",
      enum: ["red", "blue"],
    });
  });

  test("limits no letters but where a pattern would see other ones", () => {
    expect(schemaOf({ convert: "lowercase", limits: { minLength: 1 } })).not.toHaveProperty(
      "pattern",
    );
    expect(schemaOf({ convert: "lowercase", limits: { pattern: "^a" } })).toMatchObject({
      pattern: "^a",
      allOf: [{ type: "string", pattern: "^[^A-Z]*$" }],
    });
  });

  test("of a file says which types and how many bytes", () => {
    const file = { type: "file", limits: { mediaTypes: ["image/*", "text/csv"], maxBytes: 10 } };
    expect(schemaOf(file as Partial<Field>)).toMatchObject({
      properties: { mediaType: { pattern: expect.any(String) }, base64: { maxLength: 12 } },
      required: ["mediaType", "base64"],
    });
  });
});

test("text that is no JSON is text, where any JSON may be given", async () => {
  const field = { type: "json", shape: "any", description: "It.", required: true } as const;
  const { tool, sent } = toolWith(field);
  for (const it of ["hello", '{"a":1}', "7", '"x"', "[1", null]) await tool.call({ it });
  expect(sent).toEqual(
    ["hello", { a: 1 }, 7, "x", "[1"].map((it) => ({ it })).concat([{}] as never[]), // no value for null
  );
});

test("in strict mode null leaves out what may be left out, and nothing else", async () => {
  const required = toolWith({ type: "string", description: "It.", required: true, nulls: true });
  const optional = toolWith({ type: "string", description: "It.", required: false, nulls: true });
  for (const { tool } of [required, optional])
    await openaiTools([tool]).call(tool.id, '{"it":null}');
  expect([required.sent, optional.sent]).toEqual([[{ it: null }], [{}]]);
  const free = toolWith({ type: "json", description: "It.", required: true });
  // A model that is not held to the schema may give an object in place of its text.
  await openaiTools([free.tool]).call(free.tool.id, '{"it":{"name":null}}');
  expect(free.sent).toEqual([{ it: { name: null } }]);
});
