import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openaiTools } from "../openai.ts";
import { anyField } from "./fields.fixture.ts";
import { toolWith } from "./tool-with.fixture.ts";
import { argumentsOf } from "./values.fixture.ts";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats.default(ajv);

// To make a field takes longer than to try many values.
const calls = anyField.chain((field) => {
  // As a model sends them: JSON has no -0.
  const args = argumentsOf(toolWith(field).tool.inputSchema).map((each) =>
    JSON.parse(JSON.stringify(each)),
  );
  return fc.record({
    field: fc.constant(field),
    all: fc.array(args, { minLength: 25, maxLength: 25 }),
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
  await fc.assert(property, { numRuns: 500 });
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
    const acceptsStrictly = ajv.compile(strict);
    expect(given.filter((args) => !acceptsStrictly(args))).toEqual([]);
    for (const args of accepted) await tool.call(args);
    const plain = sent.splice(0);
    for (const args of given) await call(tool.id, JSON.stringify(args));
    expect(said.flat()).toEqual([]);
    expect(sent).toHaveLength(accepted.length);
    // Text for any JSON is read as JSON where it is some; files have no members to compare.
    if (field.shape !== "any" && field.type !== "file") expect(sent).toEqual(plain);
  });
  await fc.assert(property, { numRuns: 250 });
});
