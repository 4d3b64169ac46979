import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Source, type Tool, type ToolsOptions, toolsOf } from "@blockwright/tools";
import { providers } from "../../contract-tests/settings/providers.ts";
import { compiler } from "../../scripts/emit/pipeline/compiler.ts";
import { stages } from "../../scripts/emit/pipeline/stages.ts";
import { blockData } from "../../scripts/emit/targets/block-json.ts";
import { readSpecs } from "../../scripts/language/specs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const golden = join(root, "scripts/emit/testdata");

/** A block and every operation of it that can be a tool. */
export interface ToolBlock {
  /** `books`, `emit-values`, `examples/stripe` */
  readonly name: string;
  readonly json: BlockJson;
  readonly source: Source;
  readonly tools: readonly Tool[];
}

/** What tests read of a `block.json`. */
export interface BlockJson {
  readonly type: string;
  readonly provider: string;
  readonly fields: readonly {
    readonly name: string;
    readonly secret: boolean;
    readonly visibility: string;
  }[];
  readonly operations: readonly { readonly id: string }[];
}

/** Blocks with their code: the packages of the providers, and those of the golden cases. */
export const packagedBlocks: readonly ToolBlock[] = [
  ...providers.map((id) => [id, join(root, "generated", id)] as const),
  ...readdirSync(golden).map((id) => [id, join(golden, id, "expected")] as const),
]
  .filter(([, folder]) => existsSync(join(folder, "block.json")))
  .map(([name, folder]) => {
    const json: BlockJson = JSON.parse(readFileSync(join(folder, "block.json"), "utf8"));
    return blockOf(name, json, () => import(join(folder, "src/index.ts")));
  });

/** Blocks of manifests that have no package here: data without code. */
export async function writtenBlocks(): Promise<readonly ToolBlock[]> {
  const folders = ["examples/providers/specs", "examples/recipes/specs"];
  const all = folders.map(async (folder) => {
    const { specs } = readSpecs(root, join(root, folder));
    const { manifests } = await compiler(stages, () => {}).compile(specs, () => []);
    return manifests.flatMap(({ provider }) => provider ?? []);
  });
  return (await Promise.all(all)).flat().map((provider) => {
    const json = JSON.parse(JSON.stringify(blockData(provider)));
    return blockOf(`examples/${provider.id}`, json, () => ({}));
  });
}

/** What the host gives to the packages of the providers. */
export const hosted = {
  apiKey: "key-of-the-host",
  accessToken: "key-of-the-host",
  instanceUrl: "https://acme.my.salesforce.com",
};

/** The package of a provider. */
export function sourceOf(provider: string): Source {
  const found = packagedBlocks.find(({ name }) => name === provider);
  if (!found) throw new Error(`no package ${provider}`);
  return found.source;
}

/** One tool of the package of a provider. */
export function toolNamed(id: string, options: ToolsOptions = {}): Tool {
  const inputs = () => hosted;
  const [tool] = toolsOf([sourceOf(id.split("_")[0] ?? "")], { inputs, only: [id], ...options });
  if (!tool) throw new Error(`no tool ${id}`);
  return tool;
}

/** Names of what no model gives. */
function ofHost({ fields }: BlockJson): readonly string[] {
  return fields
    .filter(({ secret, visibility }) => secret || visibility !== "user-or-llm")
    .map(({ name }) => name);
}

function blockOf(name: string, json: BlockJson, block: Source["block"]): ToolBlock {
  const source = { json, block, supplies: ofHost(json) };
  return { name, json, source, tools: toolsOf([source], { only: ["*"] }) };
}
