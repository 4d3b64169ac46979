import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchBundlers, bundlerTable } from "./bundlers.ts";
import { benchBundles, benchClient, bundleTable, clientTable } from "./client.ts";
import { benchGenerator, generatorTable } from "./generator.ts";
import { benchMcp, mcpTable } from "./mcp.ts";
import { benchRows, rowTable } from "./rows.ts";
import { benchTransport, transportTable } from "./transport.ts";
import { benchWords, wordTable } from "./words.ts";
import { benchWorkflow, workflowTable } from "./workflow.ts";

// Usage: npm run bench [-- --providers 500]. Tables to standard output, JSON to .cache/bench.json.
// npm run bench -- --rows [PART OF A NAME,...] [--sizes 5,50,500,2000] [--rounds 3]: commands of the tool only.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    providers: { type: "string", default: "500" },
    rows: { type: "boolean" },
    sizes: { type: "string", default: "5,50,500,2000" },
    rounds: { type: "string", default: "3" },
  },
});
const providers = Number(values.providers);

if (values.rows) {
  const wanted = positionals.flatMap((each) => each.split(","));
  const sizes = values.sizes.split(",").map(Number);
  const rows = benchRows({ wanted, sizes, rounds: Number(values.rounds) });
  process.stdout.write(`${rowTable(rows, sizes)}\n`);
  process.exit();
}

process.stderr.write(`measuring the client...\n`);
const client = await benchClient();
const bundles = await benchBundles();
const bundlers = await benchBundlers();
process.stdout.write(`${clientTable(client)}\n\n${bundlerTable(bundlers)}\n\n`);
process.stdout.write(`${bundleTable(bundles)}\n\n`);

process.stderr.write(`measuring the bytes of each word...\n`);
const words = await benchWords();
process.stdout.write(`${wordTable(words)}\n\n`);

process.stderr.write(`measuring the transports of Node...\n`);
const transport = await benchTransport();
process.stdout.write(`${transportTable(transport)}\n\n`);

process.stderr.write(`measuring workflows...\n`);
const workflow = await benchWorkflow();
process.stdout.write(`${workflowTable(workflow)}\n\n`);

process.stderr.write(`measuring the MCP server...\n`);
const mcp = await benchMcp(providers);
process.stdout.write(`${mcpTable(mcp)}\n\n`);

process.stderr.write(`measuring the generator on ${providers} synthetic manifests...\n`);
const generator = benchGenerator(providers);
process.stdout.write(`${generatorTable(generator)}\n`);

const machine = { node: process.version, cores: cpus().length };
mkdirSync(".cache", { recursive: true });
writeFileSync(
  ".cache/bench.json",
  `${JSON.stringify({ machine, providers, client, bundlers, bundles, words, transport, workflow, mcp, generator }, null, 2)}\n`,
);
