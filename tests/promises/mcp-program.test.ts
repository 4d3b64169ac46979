import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { headersOf, startScript } from "../support/script.ts";
import { installed, node20 } from "../support/installed.ts";
import { operations } from "../support/operations.ts";
import { providers } from "../../contract-tests/settings/providers.ts";
import { mcpFolder, program } from "../support/mcp.ts";

const folder = mcpFolder();

/** Runs the program to its end. */
function run(...args: readonly string[]) {
  const options = { cwd: folder.path, env: {}, encoding: "utf8" } as const;
  return spawnSync(process.execPath, [program, ...args], options);
}

/** Starts a server whose streams are ours. */
function start() {
  const args = [program, "books", "--mock"];
  const child = spawn(process.execPath, args, { cwd: folder.path, env: {} });
  onTestFinished(() => void child.kill("SIGKILL"));
  const complaints = text(child.stderr);
  const ended = once(child, "exit");
  return { child, complaints, ended };
}

const ping = `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })}\n`;

test("--list needs no credentials, fits a terminal, and says why tools are left out", () => {
  const { status, stdout, stderr } = run("books", "crm", "directory", "--list");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^books_get_volume +read +\d+$/m);
  expect(stdout).toMatch(/^5 tools, about [\d,]+ tokens\.$/m);
  expect(stdout).toMatch(/^crm_create_record +It changes something, /m);
  expect(stdout.replaceAll(/\n +/g, " ")).toMatch(
    /^crm_query +It requires .* Set CRM_INSTANCE_URL\.$/m,
  );
  expect(stdout).toContain("--allow write, --allow cost or --only NAME lists more");
  expect(stderr).toBe(
    ["BOOKS_API_KEY", "CRM_API_KEY", "DIRECTORY_ACCESS_TOKEN"]
      .map(
        (name, at) =>
          `blockwright-mcp: ${name} is not set: calls of @blockwright/${providers[at]} fail.\n`,
      )
      .join(""),
  );
  expect(Math.max(...stdout.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test("what is wrong at the start is one sentence, with the line to run, and the status 2", () => {
  const missing = run("books", "shelf", "--allow", "write");
  const line =
    "npx -y --package @blockwright/mcp --package @blockwright/books --package @blockwright/shelf";
  expect(missing).toMatchObject({
    status: 2,
    stdout: "",
    stderr: `blockwright-mcp: @blockwright/shelf is not installed; run ${line} blockwright-mcp books shelf --allow write\n`,
  });
  expect(run("../etc")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(/^.*\n$/),
  });
  expect(run("typescript")).toMatchObject({ status: 2, stdout: "" });
  const accounts = { books: { provider: "books" } };
  writeFileSync(join(folder.path, "twice.json"), JSON.stringify({ accounts }));
  const twice = run("books", "--config", "twice.json");
  const inputs = { apiKey: "key-in-a-file" };
  const kept = { accounts: { mine: { provider: "books", inputs } } };
  writeFileSync(join(folder.path, "kept.json"), JSON.stringify(kept));
  const where = "accounts.mine.inputs.apiKey is a secret: name its variable in accounts.mine.env.";
  expect(run("--config", "kept.json")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: `blockwright-mcp: ${where}\n`,
  });
  const names = /^blockwright-mcp: Two tools .*books_search_volumes.*\n$/;
  expect(twice).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(names) });
});

test.each([
  "{",
  "null",
  '{"provider":"odd"}',
])("a block.json of %s is refused in one sentence", (json) => {
  const odd = join(folder.path, "node_modules/@odd/package");
  mkdirSync(odd, { recursive: true });
  writeFileSync(join(odd, "package.json"), '{"name":"@odd/package","version":"1.0.0"}');
  writeFileSync(join(odd, "block.json"), json);
  const stderr = "blockwright-mcp: @odd/package has a block.json that is not of a provider.\n";
  expect(run("@odd/package", "--list")).toMatchObject({ status: 2, stdout: "", stderr });
});

test("an address that is taken is one sentence", async () => {
  const { port } = new URL((await startScript({ body: {} })).url);
  const { status, stderr } = run("books", "--mock", "--http", `127.0.0.1:${port}`);
  expect(stderr).toBe(`blockwright-mcp: --http: 127.0.0.1:${port} cannot be used: EADDRINUSE.\n`);
  expect(status).toBe(2);
});

test("accounts of one provider have tools and credentials of their own", async () => {
  const upstream = await startScript({ body: { totalSize: 0, done: true, records: [] } });
  const account = (key: string, host: string) => ({
    provider: "crm",
    env: { apiKey: key },
    inputs: { instanceUrl: `https://${host}.my.salesforce.com` },
  });
  const accounts = { "crm-eu": account("EU_KEY", "eu"), "crm-us": account("US_KEY", "us") };
  writeFileSync(join(folder.path, "config.json"), JSON.stringify({ accounts }));
  const args = ["--config", "config.json", "--base-url", upstream.url];
  const env = { EU_KEY: "key-of-eu-12", US_KEY: "key-of-us-34", CRM_API_KEY: "key-of-none" };
  const { client, close } = await folder.overStdio({ args, env });
  onTestFinished(close);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(["crm-eu_query", "crm-eu_get_record", "crm-us_query", "crm-us_get_record"]);
  for (const name of ["crm-us_query", "crm-eu_query"]) {
    const result = await client.callTool({ name, arguments: { query: "SELECT Id FROM Account" } });
    expect(result.isError).not.toBe(true);
  }
  const sent = headersOf(upstream.take(), "authorization");
  expect(sent).toEqual(["Bearer key-of-us-34", "Bearer key-of-eu-12"]);
});

test("a tool that is not allowed is explained once on standard error, and not to the model", async () => {
  const { client, close, printed } = await folder.overStdio({ args: ["crm", "--mock"] });
  onTestFinished(close);
  const call = () => client.callTool({ name: "crm_create_record", arguments: {} });
  for (let at = 0; at < 2; at++) await expect(call()).rejects.toThrow(/crm_create_record$/);
  const why = "It changes something, and the effect write is not allowed.";
  const line = `blockwright-mcp: crm_create_record was called, and is not offered. ${why}\n`;
  await expect.poll(printed, { timeout: 60_000 }).toBe(line);
});

test("it ends by itself when its input ends, and by a signal", async () => {
  const { child, ended, complaints } = start();
  child.stdin.end(ping);
  expect(await ended).toEqual([0, null]);
  expect(await complaints).toBe("");
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const running = start();
    running.child.stdin.write(ping);
    await once(running.child.stdout, "data");
    running.child.kill(signal);
    expect(await running.ended).toEqual([0, null]);
    expect(await running.complaints).toBe("");
  }
});

test("a line that is too long ends it with a sentence and a status, and not in silence", async () => {
  const { child, ended, complaints } = start();
  child.stdin.on("error", () => {}); // it is not read to its end
  child.stdin.write(`${ping}"${"x".repeat(11 * 2 ** 20)}`);
  expect(await ended).toEqual([1, null]);
  const sentence = "a line of standard input has more than 10485760 bytes: the server ends.";
  expect(await complaints).toBe(`blockwright-mcp: ${sentence}\n`);
});

test("whoever stops reading gets no stack", async () => {
  const { child, ended, complaints } = start();
  child.stdout.destroy();
  for (let at = 0; at < 100; at++) child.stdin.write(ping);
  child.stdin.end();
  await ended;
  expect(await complaints).toBe("");
});

test("the inspector has nothing to say of any tool", async () => {
  const inspector = join(
    installed,
    "@modelcontextprotocol/inspector/clients/launcher/build/index.js",
  );
  const server = [process.execPath, program, ...providers, "--only", "*", "--mock"];
  const args = [inspector, "--cli", "--strict", "--method", "tools/list", ...server];
  const inspected = spawnSync(process.execPath, args, { cwd: folder.path, encoding: "utf8" });
  expect(inspected).toMatchObject({ status: 0, stderr: "" });
  const { tools } = JSON.parse(inspected.stdout);
  expect(tools).toHaveLength(operations.length);
});

test("it runs on the oldest Node that it names", async () => {
  const args = ["books", "--mock"];
  const { client, close, printed } = await folder.overStdio({ args, node: node20 });
  onTestFinished(close);
  const call = { name: "books_get_volume", arguments: { volumeId: "rIcHvOl00001" } };
  expect((await client.callTool(call)).structuredContent).toBeDefined();
  expect(printed()).toBe("");
});
