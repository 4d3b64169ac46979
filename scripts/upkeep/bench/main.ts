import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchBundlers, bundlerTable } from "./bundlers.ts";
import { benchBundles, benchClient, bundleTable, clientTable } from "./client.ts";
import { benchGenerator, generatorTable } from "./generator.ts";
import { benchTransport, transportTable } from "./transport.ts";
import { benchWords, wordTable } from "./words.ts";
import { benchWorkflow, workflowTable } from "./workflow.ts";

// Usage: npm run bench [-- --providers 500]. Tables to standard output, JSON to .cache/bench.json.
const { values } = parseArgs({ options: { providers: { type: "string", default: "500" } } });
const providers = Number(values.providers);

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

process.stderr.write(`measuring the generator on ${providers} synthetic manifests...\n`);
const generator = benchGenerator(providers);
process.stdout.write(`${generatorTable(generator)}\n`);

const machine = { node: process.version, cores: cpus().length };
mkdirSync(".cache", { recursive: true });
writeFileSync(
  ".cache/bench.json",
  `${JSON.stringify({ machine, providers, client, bundlers, bundles, words, transport, workflow, generator }, null, 2)}\n`,
);
