import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { betrays, canaries } from "../support/canary.ts";
import { startScript } from "../support/script.ts";
import { failureIn, mcpFolder } from "../support/mcp.ts";

const env = { BOOKS_API_KEY: canaries.base64 };
const call = { name: "books_get_volume", arguments: { volumeId: "1" } };
const folder = mcpFolder();

/** A server of a package of books whose code is this. */
async function start(code: string, ...more: readonly string[]) {
  const path = join(folder.path, "node_modules/@odd/books");
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  const json = new URL("../../generated/books/block.json", import.meta.url);
  cpSync(fileURLToPath(json), join(path, "block.json"));
  const manifest = { name: "@odd/books", version: "1.0.0", type: "module", main: "index.js" };
  writeFileSync(join(path, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(path, "index.js"), code);
  const connected = await folder.overStdio({ args: ["@odd/books", ...more], env });
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

test("a package that logs in tells no model the token, in a result or in an error", async () => {
  const runtime = new URL("../../packages/runtime/dist/index.js", import.meta.url).href;
  const code = `import { connect, defineOperation, login } from ${JSON.stringify(runtime)};
    const books = {
      id: "books",
      credentials: { apiKey: { type: "string", secret: true } },
      errors: { message: ["body.echo"], code: [] },
      connect: (_, options) => connect(options, { home: "https://books.example" }),
    };
    const from = (operation, path, name, request, around = () => {}) => {
      const call = { operation, effect: "read", method: "GET", path, request };
      return defineOperation(books, call, {
        name: operation, replies: { 200: "object" }, inputs: { volumeId: { type: "string" } },
        outputs: { [name]: { type: "string", from: ["body." + name] } },
        hooks: around({ connect: books.connect, call }),
      });
    };
    const entering = from("books_enter", "/enter", "token", () => ({}));
    const request = ({ token }) => ({ params: { header: { Authorization: "Bearer " + token } } });
    const given = { operation: () => entering, shared: ["apiKey"], gives: { token: "token" } };
    const around = (sent) => login(sent, given);
    const books_get_volume = from("books_get_volume", "/volume", "echo", request, around);
    export const block = { type: "books", operations: { books_get_volume } };`;
  const echoes: string[] = [];
  const upstream = await startScript((received, response) => {
    const echo = `You sent ${headerValues(received, "authorization").join()}.`;
    const isLogin = received.target === "/enter";
    if (!isLogin) echoes.push(echo);
    response.writeHead(echoes.length === 2 ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isLogin ? { token: canaries.code } : { echo }));
  });
  const { client, printed } = await start(code, "--base-url", upstream.url);
  const results = [await client.callTool(call), await client.callTool(call)];
  expect(echoes).toEqual(Array(2).fill(`You sent Bearer ${canaries.code}.`));
  expect(results[0]).toMatchObject({ structuredContent: { echo: "You sent Bearer [secret]." } });
  expect(failureIn(results[1])).toMatchObject({ message: "You sent Bearer [secret]." });
  expect(betrays(JSON.stringify(results) + printed())).toBe(false);
});

test("a fault outside of any call ends the server, and prints where it was without its message", async () => {
  const later = "setTimeout(() => Promise.reject(new Error(`bad\\n key ${inputs.apiKey}`)), 1);";
  const { client, printed } = await start(operation(`${later} await new Promise(() => {});`));
  await expect(client.callTool(call)).rejects.toThrow();
  expect(printed()).toContain("a fault outside of any call ends the server");
  expect(printed()).toContain("@odd/books/index.js:2");
  expect(betrays(printed())).toBe(false);
});
