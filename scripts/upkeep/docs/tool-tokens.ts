import { readFileSync } from "node:fs";
import { join } from "node:path";

type Tokens = { readonly anthropic: number; readonly openai: number; readonly mcp: number };

/** A page written by hand, in which `<!-- tokens -->` to `<!-- end -->` shows what tests count. */
export function withTokens(path: string, root: string): string {
  const counted = readFileSync(join(root, "tests/promises/tools/tokens.json"), "utf8");
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- tokens -->\n)[^]*?(<!-- end -->)/,
    (_, begin: string, end: string) => `${begin}${tableOf(JSON.parse(counted))}${end}`,
  );
}

function tableOf(all: Readonly<Record<string, Tokens>>): string {
  const rows = Object.entries(all).map(([id, { anthropic, openai, mcp }]) => {
    const name = id === "total" ? "all" : `\`${id}\``;
    const numbers = [anthropic, openai, mcp].map((tokens) => tokens.toLocaleString("en"));
    return `| ${[name, ...numbers].join(" | ")} |\n`;
  });
  return `| tool | Anthropic | OpenAI, strict | MCP |\n|---|--:|--:|--:|\n${rows.join("")}`;
}
