import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { packageFolder, MCP } from "../../language/ir/libraries.ts";
import { roots } from "../../system/roots.fixture.ts";
import { median } from "./median.ts";
import { ratio, table } from "./table.ts";

/** The start of a server, until it has answered tools/list. */
export interface McpRow {
  readonly packages: number;
  readonly tools: number;
  readonly ms: number;
  /** Over a process that imports the SDK and ends. */
  readonly ratio: number;
}

const ROUNDS = 7;
const { installation, workspace } = roots;
const program = join(installation.root, packageFolder(MCP), "dist/bin.js");
const sdk = ["-e", 'import("@modelcontextprotocol/server/stdio")'];

/** Starts servers with five and with many packages, in turn with a process that only imports the SDK. */
export async function benchMcp(many: number): Promise<readonly McpRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  try {
    const sizes = [5, many].map((count) => ({ count, names: install(folder, count) }));
    const rounds: (readonly { ms: number; tools: number }[])[] = [];
    // One more, which fills the compile cache.
    for (let round = 0; round <= ROUNDS; round++) {
      const base = { ms: imported(), tools: 0 };
      const [few, all] = sizes;
      rounds.push([base, await started(folder, few?.names), await started(folder, all?.names)]);
    }
    const msOf = (at: number) =>
      median(rounds.slice(1).map((round) => round[at]?.ms ?? Number.NaN));
    return sizes.map(({ count }, at) => ({
      packages: count,
      tools: rounds[0]?.[at + 1]?.tools ?? 0,
      ms: msOf(at + 1),
      ratio: msOf(at + 1) / msOf(0),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds of a process that imports the SDK. */
function imported(): number {
  const from = performance.now();
  spawnSync(process.execPath, sdk, { cwd: installation.root });
  return performance.now() - from;
}

/** Milliseconds from the start of the process to the list of tools. */
async function started(cwd: string, names: readonly string[] = []) {
  const from = performance.now();
  const client = new Client({ name: "bench", version: "1" });
  const args = [program, ...names, "--only", "*", "--mock", "--search", "off"];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd, env: {} }));
  const { tools } = await client.listTools();
  const ms = performance.now() - from;
  await client.close();
  return { ms, tools: tools.length };
}

/** Puts as many packages there as the server reads of them: the five, again and again under other ids. */
function install(folder: string, count: number): readonly string[] {
  const ids = ["books", "crm", "directory", "docgen", "persondata"] as const;
  return Array.from({ length: count }, (_, at) => {
    const id = ids[at % ids.length] ?? ids[0];
    const own = `${id}${at}`;
    const path = join(folder, "node_modules/@blockwright", own);
    mkdirSync(path, { recursive: true });
    const json = readFileSync(join(workspace.generated, id, "block.json"), "utf8");
    const exports = { "./block.json": "./block.json" };
    writeFileSync(
      join(path, "package.json"),
      JSON.stringify({ name: own, version: "1.0.0", exports }),
    );
    const renamed = json.replaceAll(`"${id}_`, `"${own}_`).replaceAll(`"${id}"`, `"${own}"`);
    writeFileSync(join(path, "block.json"), renamed);
    return `@blockwright/${own}`;
  });
}

/** The rows as a person reads them. */
export function mcpTable(rows: readonly McpRow[]): string {
  const head = ["an MCP server with", "tools", "to tools/list", "of importing the SDK"];
  const body = rows.map(({ packages, tools, ms, ratio: over }) => [
    `${packages} packages`,
    String(tools),
    `${ms.toFixed(0)} ms`,
    ratio(over, 1),
  ]);
  return table([head, ...body]);
}
