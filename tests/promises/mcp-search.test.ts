import { createRequire } from "node:module";
import { expect, onTestFinished, test } from "vitest";
import { failureIn, mcpFolder } from "../support/mcp.ts";

const require = createRequire(new URL("../engines/package.json", import.meta.url));
const { countTokens }: { countTokens(text: string): number } = require("gpt-tokenizer");
const providers = ["books", "crm", "directory", "docgen", "persondata"];
const folder = mcpFolder();

async function start(...options: readonly string[]) {
  const args = [...providers, "--mock", ...options];
  const { client, close } = await folder.overStdio({ args });
  onTestFinished(close);
  const { tools } = await client.listTools();
  return { client, tools, names: tools.map(({ name }) => name) };
}

test("three tools stand for all others, and take at most 300 tokens", async () => {
  const { tools, names } = await start("--search", "on", "--only", "*");
  expect(names).toEqual(["find_tools", "call_read_tool", "call_tool"]);
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(300);
  const reads = tools.map(({ annotations }) => annotations?.readOnlyHint);
  expect(reads).toEqual([true, true, false]);
});

test("where all tools read, none of the three does more", async () => {
  expect((await start("--search", "on")).names).toEqual(["find_tools", "call_read_tool"]);
});

test("few tools are listed one by one", async () => {
  expect((await start()).names).toContain("books_get_volume");
});

test.each([
  ["search books by author", "books_search_volumes"],
  ["create a new user account", "directory_create_user"],
  ["salesforce query", "crm_query"],
  ["make a presentation", "docgen_generate"],
  ["themmes", "docgen_list_themes"],
])("%s: %s is among the first three", async (query, id) => {
  const { client } = await start("--search", "on", "--only", "*");
  const call = { name: "find_tools", arguments: { query, limit: 3 } };
  const found = await client.callTool(call);
  const { tools } = found.structuredContent as { tools: Record<string, unknown>[] };
  expect(tools.length).toBeLessThanOrEqual(3);
  expect(tools.map((tool) => tool["id"])).toContain(id);
  expect(Object.keys(tools[0] ?? {})).toEqual([
    "id",
    "title",
    "description",
    "effect",
    "inputSchema",
  ]);
});

test("a tool is called by its id, and what does more than read only by call_tool", async () => {
  const { client } = await start("--search", "on", "--only", "*");
  const call = (name: string, tool: string, args: object) =>
    client.callTool({ name, arguments: { tool, arguments: args } });
  const volume = await call("call_read_tool", "books_get_volume", { volumeId: "rIcHvOl00001" });
  expect(volume.structuredContent).toMatchObject({ metadata: { id: "rIcHvOl00001" } });
  expect(volume.content.at(-1)).toMatchObject({ text: expect.stringMatching(/an example/) });
  const record = { sobject: "Contact", fields: { LastName: "O'Neil" } };
  const refused = failureIn(await call("call_read_tool", "crm_create_record", record));
  expect(refused["message"]).toBe("crm_create_record does more than read: call it by call_tool.");
  expect((await call("call_tool", "crm_create_record", record)).isError).not.toBe(true);
  const unknown = failureIn(await call("call_tool", "crm_steal", {}));
  expect(unknown["message"]).toBe("There is no tool crm_steal: find_tools finds them.");
  await expect(client.callTool({ name: "books_get_volume", arguments: {} })).rejects.toThrow(
    "Unknown tool: books_get_volume",
  );
});
