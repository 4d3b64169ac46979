import { beforeAll, expect, test } from "vitest";
import type { Received } from "../../contract-tests/servers/loopback.ts";
import { type Programs, programFolder, programsOf } from "../support/documented-programs.ts";
import { startScript } from "../support/script.ts";

const readme = programsOf("packages/tools/README.md");
const [tools = "", openai = "", anthropic = "", ai = "", langchain = "", mock = ""] = readme;
const [loop = ""] = programsOf("docs/agents.md");

let real: Programs;
let mocked: Programs;

beforeAll(() => {
  real = programFolder();
  // Answers from the examples: no account, no network.
  const standIn = `import { mockOf } from "@blockwright/tools/mock";
import json from "./block.json" with { type: "json" };
export const { mock } = mockOf(json);`;
  mocked = programFolder({ "@blockwright/books": standIn, "@blockwright/crm": standIn });
  const programs = { tools, openai, anthropic, ai, langchain, mock, loop };
  for (const [name, text] of Object.entries(programs))
    for (const folder of [real, mocked]) folder.write(`${name}.ts`, text);
});

test("every program of the README and the page compiles with the types of the SDKs", async () => {
  expect(readme).toHaveLength(6);
  expect(await real.typeProblems()).toBe("");
});

const bodies = (requests: readonly Received[]) => requests.map(({ body }) => JSON.parse(body));

test("the loop of OpenAI calls tools, and gives their results back", async () => {
  const call = (id: string, args: string) => ({
    type: "function_call",
    id: `fc_${id}`,
    call_id: id,
    name: "books_search_volumes",
    arguments: args,
  });
  const answer = { type: "output_text", text: "Three.", annotations: [] };
  const message = { type: "message", id: "m", role: "assistant", content: [answer] };
  const reply = (...output: object[]) => ({ body: { id: "r", object: "response", output } });
  const server = await startScript(
    reply(call("one", '{"q":"lighthouses","maxResults":null}'), call("two", "{}")),
    reply(message),
  );
  const env = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: server.url };
  expect(await mocked.run("openai.ts", env)).toBe("Three.\n");
  const [first, second] = bodies(server.take());
  expect(first.tools).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "books_search_volumes", strict: true }),
    ]),
  );
  const outputs = second.input.filter(
    (item: { type?: string }) => item.type === "function_call_output",
  );
  expect(outputs).toMatchObject([{ call_id: "one" }, { call_id: "two" }]);
  expect(JSON.parse(outputs[0].output)).toHaveProperty("data");
});

test("the loop of Anthropic calls tools at once, and marks what failed", async () => {
  const use = (id: string, name: string) => ({ type: "tool_use", id, name, input: { q: "x" } });
  const reply = (...content: object[]) => ({
    body: { id: "m", type: "message", role: "assistant", content, stop_reason: "end_turn" },
  });
  const server = await startScript(
    reply(use("one", "books_search_volumes"), use("two", "books_steal")),
    reply({ type: "text", text: "Three." }),
  );
  const env = { ANTHROPIC_API_KEY: "k", ANTHROPIC_BASE_URL: server.url };
  expect(await mocked.run("anthropic.ts", env)).toBe("Three.\n");
  const [first, second] = bodies(server.take());
  expect(first.tools.map(({ name }: { name: string }) => name)).toContain("books_search_volumes");
  expect(second.messages.at(-1)).toMatchObject({
    role: "user",
    content: [
      { type: "tool_result", tool_use_id: "one", is_error: false },
      { type: "tool_result", tool_use_id: "two", is_error: true },
    ],
  });
  expect(JSON.parse(second.messages.at(-1).content[1].content)).toEqual({
    error: { code: "invalid_input", message: "There is no tool books_steal.", outcome: "not_sent" },
  });
});

/** Answers for every model that a program names: it calls a tool, and says what it was given. */
const models = `import { MockLanguageModelV4 } from "ai/test";
const usage = { inputTokens: {}, outputTokens: {} };
const end = { finishReason: { unified: "stop" }, usage, warnings: [] };
const input = '{"q":"lighthouses"}';
const call = { type: "tool-call", toolCallId: "1", toolName: "books_search_volumes", input };
const languageModel = () => new MockLanguageModelV4({
  doGenerate: async ({ prompt }) => {
    const [given] = prompt.filter(({ role }) => role === "tool").flatMap(({ content }) => content);
    if (!given) return { ...end, finishReason: { unified: "tool-calls" }, content: [call] };
    const text = given.output.type + ": " + Object.keys(given.output.value);
    return { ...end, content: [{ type: "text", text }] };
  },
});
globalThis.AI_SDK_DEFAULT_PROVIDER = { specificationVersion: "v4", languageModel };`;

test.each(["ai", "loop"])("the loop of the AI SDK runs as it is shown: %s", async (name) => {
  mocked.write("models.js", models);
  const printed = await mocked.run(`${name}.ts`, {}, "--import", "./models.js");
  expect(printed).toBe("json: data,metadata\n");
});

test.each(["langchain", "mock"])("the program runs as it is shown: %s", async (name) => {
  expect(await mocked.run(`${name}.ts`, {})).toContain("data");
});
