import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tokensOf } from "@blockwright/tools";
import { anthropicTools } from "@blockwright/tools/anthropic";
import { openaiTools } from "@blockwright/tools/openai";
import { expect, test } from "vitest";
import { providers } from "../../contract-tests/settings/providers.ts";
import { mcpFolder } from "../support/mcp.ts";
import { packagedBlocks } from "../support/tool-blocks.ts";

const require = createRequire(new URL("../engines/package.json", import.meta.url));
const { countTokens }: { countTokens(text: string): number } = require("gpt-tokenizer");

/** Tokens of one tool by the form that it is given to a model in. */
type Tokens = Readonly<Record<string, number>>;

const table = new URL("tools/tokens.json", import.meta.url);
const known: Readonly<Record<string, Tokens>> = existsSync(table)
  ? JSON.parse(readFileSync(table, "utf8"))
  : {};
const all = packagedBlocks
  .filter(({ name }) => providers.includes(name))
  .flatMap(({ tools }) => tools);
const count = (value: unknown) => countTokens(JSON.stringify(value));
const folder = mcpFolder();

/** The forms of every tool, as their APIs and clients are given them. */
async function forms(): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const args = [...providers, "--mock", "--only", "*", "--search", "off"];
  const { client, close } = await folder.overStdio({ args });
  const { tools } = await client.listTools();
  await close();
  const [anthropic, openai] = [anthropicTools(all).tools, openaiTools(all).tools];
  return new Map(
    all.map(({ id }, at) => {
      const mcp = tools.find(({ name }) => name === id);
      return [id, { anthropic: anthropic[at], openai: openai[at], mcp }];
    }),
  );
}

/** A number of the table stands while the real one is less than a tenth away from it. */
function kept(name: string, now: Tokens): Tokens {
  return Object.fromEntries(
    Object.entries(now).map(([form, tokens]) => {
      const before = known[name]?.[form] ?? 0;
      return [form, Math.abs(tokens - before) < before / 10 ? before : tokens];
    }),
  );
}

test("no tool takes a tenth more or fewer tokens than the table says", async () => {
  const counted = [...(await forms())].map(([id, of]): [string, Tokens] => [
    id,
    Object.fromEntries(Object.entries(of).map(([form, tool]) => [form, count(tool)])),
  ]);
  const sum = (form: string) =>
    counted.reduce((total, [, tokens]) => total + (tokens[form] ?? 0), 0);
  const total = { anthropic: sum("anthropic"), openai: sum("openai"), mcp: sum("mcp") };
  const rows = [...counted, ["total", total] as const].map(([id, now]) => [id, kept(id, now)]);
  const text = `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
  const how =
    "A tool has changed its size. If that is meant, run this test with -u, then `npm run docs`.";
  await expect(text, how).toMatchFileSnapshot(table.pathname);
});

test("what is estimated without a tokenizer is rather too many than too few", async () => {
  for (const [id, { anthropic, mcp }] of await forms())
    for (const form of [anthropic, mcp]) {
      const share = tokensOf(form) / count(form);
      expect({ id, share, isFair: share >= 0.95 && share <= 1.6 }).toMatchObject({ isFair: true });
    }
});

test.each([
  ["English", "The quick brown fox jumps over the lazy dog, twice a day. ".repeat(20)],
  ["German", "Die Straßenbahngesellschaft bedauert Verspätungen außerordentlich. ".repeat(20)],
  ["Chinese", "灯塔在二零一九年出版的书籍。".repeat(20)],
  ["Russian", "Какие книги о маяках вышли в этом году? ".repeat(20)],
  ["ids and times", '{"id":"001xx000003DGbYAAW","at":"2026-01-31T08:00:00.000+0000"},'.repeat(20)],
  ["numbers", JSON.stringify(Array.from({ length: 200 }, (_, at) => at * 7919.25))],
  ["emoji", "🎉 done 🚀🚀 ".repeat(20)],
  [
    "base64",
    Buffer.from(Array.from({ length: 900 }, (_, at) => (at * 193) % 256)).toString("base64"),
  ],
])("it is not far too few for %s", (_, text) => {
  const share = tokensOf(text) / countTokens(text);
  expect(share).toBeGreaterThan(0.8);
});
