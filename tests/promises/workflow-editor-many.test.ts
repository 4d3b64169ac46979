import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { blockwright, printedBy } from "../kit/program.ts";
import { syntheticManifests } from "../../scripts/upkeep/bench/synthetic/provider.ts";
import { LanguageServer } from "../support/language-server.ts";

/** With 522 operations, so that editors are told only of the blocks that workflows name. */
const manifests = syntheticManifests(70, 1);

let root: string;
let server: LanguageServer;

beforeAll(async () => {
  const file = { type: "module", license: "MIT", author: "A", blockwright: { scope: "@acme" } };
  root = newFolder({ "package.json": file });
  for (const { provider, text } of manifests) write(`specs/${provider}.yaml`, text);
  write("workflows/first.yaml", workflow("p001", "p001_list_records"));
  generate();
  server = await LanguageServer.start();
});

afterAll(() => server.stop());

function write(path: string, text: string): void {
  writeFiles(root, { [path]: text });
}

function generate(): void {
  printedBy(blockwright(["generate"], root));
}

const begin = `# yaml-language-server: $schema=../generated/workflow.schema.json
blocks:
  one:
    name: One
    connections: { outgoing: [] }
    type: `;

function workflow(type: string, operation: string): string {
  return `${begin}${type}\n    inputs:\n      operation: ${operation}\n`;
}

/** What is offered at the end of a text, and the mistakes in it. */
async function asked(text: string) {
  const file = await server.open(text, pathToFileURL(join(root, "workflows/")));
  const lines = text.split("\n");
  const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  const labels = (await file.completions(end)).map(({ label }) => label);
  return { labels, mistakes: file.diagnostics.map(({ message }) => message) };
}

test("an editor offers every type, and operations and inputs of those that workflows name", async () => {
  expect((await asked(begin)).labels).toEqual(manifests.map(({ provider }) => provider));
  const operations = `${begin}p001\n    inputs:\n      operation: `;
  expect((await asked(operations)).labels).toContain("p001_list_records");
  const inputs = `${workflow("p001", "p001_list_records")}      limit: many\n      `;
  const { labels, mistakes } = await asked(inputs);
  expect(labels).toEqual(expect.arrayContaining(["apiKey", "status"]));
  expect(mistakes).toEqual(['Missing property "apiKey".', "limit must be a whole number."]);
});

test("an editor finds no mistake with a type that is new to workflows, and is told of it once it is generated", async () => {
  const text = `${begin}p002\n    inputs:\n      operation: `;
  const right = `${workflow("p002", "p002_list_promises")}      limit: many\n`;
  expect(await asked(text)).toEqual({ labels: [], mistakes: [] });
  expect((await asked(right)).mistakes).toEqual([]);
  write("workflows/second.yaml", text);
  generate();
  server.changed([pathToFileURL(join(root, "generated/workflow.schema.json"))]);
  const { labels } = await asked(text);
  expect(labels.length).toBeGreaterThan(1);
  expect((await asked(right)).mistakes).toContain("limit must be a whole number.");
});
