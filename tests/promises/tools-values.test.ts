import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Tool, type ToolResult, toolsOf } from "@blockwright/tools";
import { mockOf } from "@blockwright/tools/mock";
import { anyJson, argumentsOf } from "../../packages/tools/src/schema/values.fixture.ts";
import { operations } from "../support/operations.ts";
import { type ToolBlock, packagedBlocks } from "../support/tool-blocks.ts";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats.default(ajv);

/** What hosts give, by name; anything else is a text. */
const ofHost: Readonly<Record<string, unknown>> = {
  instanceUrl: "https://acme.my.salesforce.com",
  password: "Init1al-word",
};

/** The tools of a block, whose requests are answered within this process; fewer of one call than `most`. */
function toolsIn({ source }: ToolBlock, answer: () => Response) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return answer();
  };
  const inputs = () =>
    Object.fromEntries((source.supplies ?? []).map((name) => [name, ofHost[name] ?? "host-value"]));
  const context = { fetch, baseUrl: "https://127.0.0.1" };
  return { sent, tools: toolsOf([source], { inputs, only: ["*"], context }) };
}

// What only a request shows.
const ofRequest = /^\w+ must be (a valid path segment|a date|a time zone)/;

// What no schema of one input says: rules over several, what no path can hold, and times, which are texts.
const others = /^\w+ must be (one of .* when |a valid path segment|a date|a time zone)/;

/** Problems with the inputs of a call, as a mock can know them. */
function problemsOf(result: ToolResult | undefined): readonly unknown[] {
  if (!result || result.ok || result.error.code !== "invalid_input") return [];
  const { problems = [], message } = result.error;
  return problems.length > 0 ? problems.filter((each) => !ofRequest.test(each.message)) : [message];
}

/** Problems of single inputs that a call was refused for. */
function refusedFor(tool: Tool, result: ToolResult): readonly unknown[] {
  if (result.ok || result.error.code !== "invalid_input") return [];
  const { problems = [{ input: "", message: result.error.message }] } = result.error;
  return problems.filter(
    ({ message }) => !others.test(message) && !tool.description.includes(message),
  );
}

describe.each(packagedBlocks)("$name", (block) => {
  const answer = () => Response.json({}, { status: 404 });
  const { sent, tools } = toolsIn(block, answer);

  test.each(tools)("what the schema of $id accepts, the operation sends", async (tool) => {
    const accepts = ajv.compile({ ...tool.inputSchema });
    const members = Object.entries(tool.inputSchema.properties).map(
      ([name, schema]) => [name, ajv.compile({ ...schema })] as const,
    );
    // As JSON has them, without members that the schema refuses: of many, one would spoil all.
    const args = argumentsOf(tool.inputSchema).map((each) => {
      const given = JSON.parse(JSON.stringify(each));
      const right = members.filter(
        ([name, fits]) => Object.hasOwn(given, name) && fits(given[name]),
      );
      return Object.fromEntries(right.map(([name]) => [name, given[name]]));
    });
    let accepted = 0;
    const property = fc.asyncProperty(args, async (given) => {
      if (!accepts(given)) return;
      accepted++;
      const result = await tool.call(given);
      expect({ given, problems: refusedFor(tool, result) }).toEqual({ given, problems: [] });
    });
    await fc.assert(property, { numRuns: 100 });
    expect(accepted).toBeGreaterThan(5);
    expect(sent.splice(0).length).toBeGreaterThan(0);
  });

  const { json } = block;
  const mocks = toolsIn(
    { ...block, source: { ...block.source, block: () => mockOf(json) } },
    answer,
  );

  test.each(tools)("what $id refuses, its mock refuses in the same words", async (tool) => {
    const mock = mocks.tools.find(({ id }) => id === tool.id);
    const names = Object.keys(tool.inputSchema.properties);
    const wrong = fc.dictionary(fc.constantFrom(...names, "unknown", "a"), anyJson);
    const args = fc
      .tuple(argumentsOf({ ...tool.inputSchema, required: [] }), wrong)
      .map((both) => Object.assign({}, ...both));
    let refused = 0;
    const property = fc.asyncProperty(args, async (given) => {
      const [problems, mocked] = [await tool.call(given), await mock?.call(given)].map(problemsOf);
      if (problems?.length) refused++;
      expect({ given, problems: mocked }).toEqual({ given, problems });
    });
    await fc.assert(property, { numRuns: 100 });
    expect(refused).toBeGreaterThan(0);
  });
});

/** Any JSON, and what is like a real reply but for some of its members. */
function repliesLike(reply: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(reply)) return mostly(fc.tuple(...reply.map(repliesLike)));
  if (typeof reply !== "object" || reply === null) return mostly(fc.constant(reply));
  const members = Object.entries(reply).map(([name, each]) => [name, repliesLike(each)]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
  return mostly(fc.record(model, { requiredKeys: [] }));
}

function mostly(usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: anyJson });
}

test.each(operations)("whatever $id answers is what its tool declares", async (operation) => {
  const { id, provider, reply, fields, inputs } = operation;
  const block = packagedBlocks.find(({ name }) => name === provider);
  if (!block) throw new Error(`no package ${provider}`);
  let body: unknown;
  const { status } = reply;
  const { tools } = toolsIn(block, () =>
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  );
  const tool = tools.find((each) => each.id === id);
  const own = fields.filter(({ name }) => tool?.inputSchema.properties[name]);
  const args = Object.fromEntries(own.map(({ name }) => [name, inputs[name]]));
  const declared = ajv.compile({ ...tool?.outputSchema });
  let values = 0;
  const property = fc.asyncProperty(repliesLike(reply.body), async (given) => {
    body = given;
    const result = await tool?.call(args);
    if (!result?.ok) return;
    values++;
    const value = JSON.parse(JSON.stringify(result.value));
    expect({ given, value, errors: declared(value) ? [] : declared.errors }).toMatchObject({
      errors: [],
    });
  });
  await fc.assert(property, { numRuns: 300 });
  expect(values).toBeGreaterThan(20);
});
