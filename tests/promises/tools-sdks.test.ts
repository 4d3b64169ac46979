import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { aiTools } from "@blockwright/tools/ai";
import { langchainTools } from "@blockwright/tools/langchain";
import { toolsOf } from "@blockwright/tools";
import { expect, test } from "vitest";
import { hosted, sourceOf, toolNamed } from "../support/tool-blocks.ts";

/** The tools of the catalog of books and of the CRM, each answered within this process. */
function tools() {
  const fetch = async ({ url }: Request) =>
    url.includes("missing")
      ? Response.json({ error: { message: "No such volume." } }, { status: 404 })
      : Response.json({ id: "1", success: true, errors: [], volumeInfo: {}, items: [] });
  const callers: unknown[] = [];
  const inputs = (_: string, caller: unknown) => {
    callers.push(caller);
    return hosted;
  };
  const options = { inputs, only: ["books_*", "crm_create_record"], context: { fetch } };
  return { callers, all: toolsOf([sourceOf("books"), sourceOf("crm")], options) };
}

type Given = { readonly toolName: string; readonly output: { readonly type: string } };

/** A model that makes these calls at once, and then ends. */
function modelOf(...calls: readonly (readonly [name: string, args: object])[]) {
  const none = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 };
  const usage = { inputTokens: none, outputTokens: { total: 1, text: 1, reasoning: 0 } };
  const end = { usage, warnings: [] };
  const given: Given[] = [];
  const model = new MockLanguageModelV4({
    async doGenerate({ prompt }) {
      const results = prompt.flatMap((message) => (message.role === "tool" ? message.content : []));
      for (const each of results) if (each.type === "tool-result") given.push(each);
      if (results.length > 0)
        return { ...end, finishReason: { unified: "stop", raw: undefined }, content: [] };
      const content = calls.map(([toolName, args], at) => ({
        type: "tool-call" as const,
        toolCallId: `${at}`,
        toolName,
        input: JSON.stringify(args),
      }));
      return { ...end, finishReason: { unified: "tool-calls", raw: undefined }, content };
    },
  });
  return { model, given };
}

test("AI SDK: a model calls two tools, and reads the results and the failure", async () => {
  const { all, callers } = tools();
  const { model, given } = modelOf(
    ["books_search_volumes", { q: "x" }],
    ["books_get_volume", { volumeId: "missing" }],
    ["books_get_volume", { volumeId: 7, nonsense: true }],
  );
  const stopWhen = stepCountIs(3);
  await generateText({ model, tools: aiTools(all, { caller: "anna" }), stopWhen, prompt: "Go." });
  expect(given).toMatchObject([
    { toolName: "books_search_volumes", output: { type: "json", value: { data: {} } } },
    { output: { type: "error-json", value: { error: { code: "not_found" } } } },
    // Said by the operation and not by the SDK, which would say less.
    { output: { value: { error: { problems: [{ input: "volumeId" }, { input: "nonsense" }] } } } },
  ]);
  expect(callers).toEqual(["anna", "anna", "anna"]);
});

test("AI SDK: what is no read waits for approval", async () => {
  const { all, callers } = tools();
  const write = { sobject: "Contact", fields: { LastName: "O'Neil" } };
  const { model, given } = modelOf(["crm_create_record", write]);
  const { content } = await generateText({ model, tools: aiTools(all), prompt: "Go." });
  expect(content.map(({ type }) => type)).toContain("tool-approval-request");
  expect([given, callers]).toEqual([[], []]);
});

test("LangChain: arguments give text for the model", async () => {
  const { all, callers } = tools();
  const made = langchainTools(all, { caller: "ben" });
  expect(made.map(({ name }) => name)).toEqual(all.map(({ id }) => id));
  const [search] = made;
  expect(search?.metadata).toEqual({ provider: "books", effect: "read" });
  expect(JSON.parse(await search?.invoke({ q: "x" }))).toHaveProperty("data");
  expect(callers).toEqual(["ben"]);
});

test.each([
  ["a result", { volumeId: "1" }, "success", { ok: true }, '"data"'],
  ["a failure", { volumeId: "missing" }, "error", { ok: false }, "No such volume."],
  [
    "wrong arguments",
    { volumeId: 7, nonsense: true },
    "error",
    { ok: false },
    "nonsense is not an input",
  ],
])("LangChain: the call of a tool gives a message: %s", async (_, args, status, artifact, text) => {
  const [made] = langchainTools(tools().all.filter(({ id }) => id === "books_get_volume"));
  const call = { type: "tool_call" as const, id: "call_1", name: "books_get_volume", args };
  const message = await made?.invoke(call);
  expect(message).toMatchObject({ tool_call_id: "call_1", status, artifact });
  expect(message.content).toContain(text);
});

test("LangChain: the signal of the caller ends the call", async () => {
  const aborted = AbortSignal.abort();
  const [made] = langchainTools([toolNamed("books_get_volume")]);
  const result = await made?.invoke({ volumeId: "1" }, { signal: aborted });
  expect(JSON.parse(result)).toMatchObject({ error: { code: "aborted" } });
});
