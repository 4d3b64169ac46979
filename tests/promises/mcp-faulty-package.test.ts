import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { betrays, canaries } from "../support/canary.ts";
import { failureIn, type McpFolder, mcpFolder } from "../support/mcp.ts";

const env = { BOOKS_API_KEY: canaries.base64 };
const call = { name: "books_get_volume", arguments: { volumeId: "1" } };
let folder: McpFolder;

beforeAll(() => {
  folder = mcpFolder();
});
afterAll(() => folder.remove());

/** A server of a package of books whose code is this. */
async function start(code: string) {
  const path = join(folder.path, "node_modules/@odd/books");
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  const json = new URL("../../generated/books/block.json", import.meta.url);
  cpSync(fileURLToPath(json), join(path, "block.json"));
  const manifest = { name: "@odd/books", version: "1.0.0", type: "module", main: "index.js" };
  writeFileSync(join(path, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(path, "index.js"), code);
  const connected = await folder.overStdio({ args: ["@odd/books"], env });
  onTestFinished(() => connected.close());
  return connected;
}

/** A block whose operation does this with its inputs. */
const operation = (body: string) =>
  `export const block = { type: "books", operations: {
    books_get_volume: { id: "books_get_volume", execute: async (inputs) => { ${body} } } } };`;

test.each([
  ["its import", "throw new Error(process.env.BOOKS_API_KEY);"],
  ["an error of a call", operation("throw new Error(inputs.apiKey, { cause: inputs });")],
  ["a text of a call", operation("throw `key ${inputs.apiKey}`;")],
  ["an object of a call", operation("throw { name: 'ToolError', message: inputs.apiKey };")],
])("a package that fails with a secret in %s tells nobody", async (_, code) => {
  const { client, printed } = await start(code);
  const result = await client.callTool(call);
  expect(failureIn(result)).toMatchObject({ code: "host_error" });
  expect(betrays(JSON.stringify(result))).toBe(false);
  expect((await client.listTools()).tools).not.toEqual([]);
  expect(betrays(printed())).toBe(false);
});

test("a fault outside of any call ends the server, and prints where it was without its message", async () => {
  const later = "setTimeout(() => Promise.reject(new Error(`bad\\n key ${inputs.apiKey}`)), 1);";
  const { client, printed } = await start(operation(`${later} await new Promise(() => {});`));
  await expect(client.callTool(call)).rejects.toThrow();
  expect(printed()).toContain("a fault outside of any call ends the server");
  expect(printed()).toContain("@odd/books/index.js:2");
  expect(betrays(printed())).toBe(false);
});
