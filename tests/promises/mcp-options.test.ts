import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { providers } from "../../contract-tests/settings/providers.ts";
import { mcpFolder } from "../support/mcp.ts";
import { startScript, targets } from "../support/script.ts";

const everything = [...providers, "--mock"];
const operations = providers.flatMap((provider) => contractOf(provider).operations);
const volume = { name: "books_get_volume", arguments: { volumeId: "1" } };
const folder = mcpFolder();

async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { client, close } = await folder.overStdio({ args, env });
  onTestFinished(close);
  return client;
}

async function names(...args: readonly string[]) {
  return (await (await start(args)).listTools()).tools.map(({ name }) => name);
}

const withEffect = (...effects: readonly string[]) =>
  operations.filter(({ effect }) => effects.includes(effect)).map(({ id }) => id);

test.each([
  [[], ["read"]],
  [
    ["--allow", "write"],
    ["read", "write"],
  ],
  [
    ["--allow", "cost"],
    ["read", "cost"],
  ],
  [
    ["--only", "*"],
    ["read", "write", "cost"],
  ],
  [["--only", "*", "--read-only"], ["read"]],
])("%j offers tools of the effects %j", async (options, effects) => {
  expect(await names(...everything, ...options)).toEqual(withEffect(...effects));
});

test("each provider has the address that is given for it, and the others the common one", async () => {
  const own = await startScript({ body: { id: "1" } });
  const common = await startScript({ body: { id: "1" } });
  const bases = ["--base-url", common.url, "--base-url", `books=${own.url}`];
  const env = { BOOKS_API_KEY: "any-key", DOCGEN_API_KEY: "any-key" };
  const client = await start(["books", "docgen", ...bases], env);
  await client.callTool(volume);
  await client.callTool({ name: "docgen_list_themes", arguments: {} });
  expect(targets(own.take())).toEqual([expect.stringContaining("/books/v1/volumes/1")]);
  expect(targets(common.take())).toEqual([expect.stringContaining("/themes")]);
});

test("a result has at most the tokens that are given, as data and as text", async () => {
  const items = Array.from({ length: 1000 }, (_, at) => ({ id: String(at) }));
  const upstream = await startScript({ body: { totalItems: 1000, items } });
  const args = ["books", "--base-url", upstream.url, "--max-result-tokens", "300"];
  const client = await start(args, { BOOKS_API_KEY: "any-key" });
  const call = { name: "books_search_volumes", arguments: { q: "bees" } };
  const { structuredContent, content } = await client.callTool(call);
  const { data } = structuredContent as { data: unknown[] };
  expect(data.length).toBeGreaterThan(10);
  expect(data.length).toBeLessThan(100);
  const rest = `Not everything: {"given":${data.length},"of":1000,`;
  expect(content).toEqual([
    { type: "text", text: JSON.stringify(structuredContent) },
    { type: "text", text: expect.stringContaining(rest) },
  ]);
});

test("tools of many tokens are found in place of listed", async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `books${at}`);
  const accounts = Object.fromEntries(ids.map((id) => [id, { provider: "books" }]));
  writeFileSync(join(folder.path, "many.json"), JSON.stringify({ accounts, mock: true }));
  expect(await names("--config", "many.json")).toEqual(["find_tools", "call_read_tool"]);
});

test("what is accepted and probably wrong is said beside the result", async () => {
  const upstream = await startScript({ status: 201, body: { generationId: "gen_1" } });
  const args = ["docgen", "--only", "*", "--base-url", upstream.url];
  const client = await start(args, { DOCGEN_API_KEY: "any-key" });
  const text = { inputText: "Bees", textMode: "generate", imageModel: "flux-1-pro" };
  const { content } = await client.callTool({ name: "docgen_generate", arguments: text });
  const warning = /^Warnings: imageModel has an effect only when /;
  expect(content.at(-1)).toMatchObject({ text: expect.stringMatching(warning) });
});
