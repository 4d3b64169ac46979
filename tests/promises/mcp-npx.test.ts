import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { newFolder } from "../kit/folder.ts";
import { connectTo } from "../support/mcp.ts";
import { npmEnvironment, npmWith } from "../support/npm.ts";
import { type Registry, startRegistry } from "../support/registry.ts";
import { startScript } from "../support/script.ts";
import { stock } from "../support/stock.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = newFolder();
let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry(join(folder, "registry"));
  const ours = ["packages/runtime", "packages/tools", "packages/mcp", "generated/books"];
  await stock(registry.url, ours);
  const npm = npmWith(registry.url, join(folder, "publisher"));
  const options = ["--ignore-scripts", "--provenance=false", "--registry", registry.url];
  for (const path of [...ours.map((each) => join(root, each)), acmeBooks()])
    await npm(["publish", path, ...options], folder);
});
afterAll(async () => {
  await registry.close();
});

/** The package of books as another company publishes it. */
function acmeBooks(): string {
  const copy = join(folder, "acme");
  cpSync(join(root, "generated/books"), copy, { recursive: true });
  const file = join(copy, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, name: "@acme/books" }));
  return copy;
}

test.each([
  ["@blockwright/books", "@blockwright/books"],
  ["@blockwright/books", "books"],
  ["@acme/books", "@acme/books"],
])("%s is served as %s by one line in an empty folder", async (name, argument) => {
  const upstream = await startScript({ body: { id: "1", volumeInfo: { title: "Bees" } } });
  const cwd = join(folder, `empty-${argument.replaceAll("/", "-")}`);
  mkdirSync(cwd);
  const line = ["-y", "--package", "@blockwright/mcp", "--package", name, "blockwright-mcp"];
  const { client, close, printed } = await connectTo({
    command: "npx",
    args: [...line, argument, "--base-url", upstream.url],
    env: {
      ...strings(npmEnvironment(registry.url, join(folder, "person"))),
      BOOKS_API_KEY: "1234567",
    },
    cwd,
  });
  onTestFinished(close);
  const { tools } = await client.listTools();
  expect(tools.map((tool) => tool.name)).toEqual(["books_search_volumes", "books_get_volume"]);
  const call = { name: "books_get_volume", arguments: { volumeId: "1" } };
  const { structuredContent } = await client.callTool(call);
  expect(JSON.stringify(structuredContent)).toContain("Bees");
  expect(JSON.stringify(upstream.take())).toContain("1234567");
  expect(printed()).toBe("");
});

function strings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((each): each is [string, string] => each[1] !== undefined),
  );
}
