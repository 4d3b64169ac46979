import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawWorkflow } from "../../../packages/workflow/src/draw.ts";
import { parseWorkflow } from "../../../packages/workflow/src/parse.ts";
import { codeMeanings } from "../../change/diff/format/explain.ts";
import { explanations } from "../../language/reference/explanations.ts";
import { manifestReference } from "../../language/reference/manifest.ts";
import { changesPage } from "./changes-page.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";
import { withIr } from "./ir-reference.ts";
import { manifestPage } from "./manifest-page.ts";
import { withWords } from "./schema-text.ts";
import { vendorPage } from "./vendor-page.ts";

/** The printed pages by path relative to the project root. */
export function pages(root: string): Readonly<Record<string, string>> {
  const text = withWords(readFileSync(join(root, "specs/manifest.schema.json"), "utf8"));
  const schema = JSON.parse(text);
  return {
    // Written by hand, but for the words that have tables.
    "specs/manifest.schema.json": text,
    "docs/manifest.md": manifestPage(manifestReference(schema)),
    "docs/diagnostics.md": diagnosticsPage(explanations()),
    "docs/changes.md": changesPage(codeMeanings()),
    "docs/vendor.md": vendorPage(root),
    // Written by hand, but for the tokens of tools.
    "docs/agents.md": withTokens("docs/agents.md", root),
    // Written by hand, but for its reference.
    "docs/targets.md": withIr("docs/targets.md", root),
    // Written by hand, but for its manifests.
    "docs/recipes.md": withRecipes("docs/recipes.md", root),
    // Written by hand, but for its diagrams.
    "docs/workflow.md": withDiagrams("docs/workflow.md", root),
  };
}

/** A page written by hand, in which `<!-- diagram: FILE -->` to `<!-- end -->` is drawn again. */
function withDiagrams(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- diagram: (\S+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, file: string, end: string) => `${begin}${diagram(file, root)}${end}`,
  );
}

function diagram(file: string, root: string): string {
  const { workflow } = parseWorkflow(readFileSync(join(root, file), "utf8"), file);
  if (!workflow)
    throw new Error(`${file} is not a workflow; see npx blockwright workflow check ${file}`);
  return `\`\`\`mermaid\n${drawWorkflow(workflow)}\`\`\`\n`;
}

/** A page written by hand, in which `<!-- recipe: NAME -->` to `<!-- end -->` shows that manifest again. */
function withRecipes(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- recipe: (\S+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}${recipe(name, root)}${end}`,
  );
}

/**
 * A manifest of examples/recipes from its server on, for what comes before says who it is; then the hooks
 * that it names.
 */
function recipe(name: string, root: string): string {
  const read = (path: string) => readFileSync(join(root, "examples/recipes/specs", path), "utf8");
  const text = read(`${name}.yaml`);
  const hooks = new Set(
    [...text.matchAll(/\.\/(hooks\/[\w-]+\.ts)#/g)].map(([, path = ""]) => path),
  );
  const manifest = fenced("yaml", text.slice(text.indexOf("\nserver:") + 1));
  return [manifest, ...[...hooks].map((path) => fenced("ts", read(path)))].join("\n");
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\`\n`;
}

type Tokens = { readonly anthropic: number; readonly openai: number; readonly mcp: number };

/** A page written by hand, in which `<!-- tokens -->` to `<!-- end -->` shows what tests count. */
function withTokens(path: string, root: string): string {
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
