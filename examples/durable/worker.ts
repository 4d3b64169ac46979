import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import { persondataBlock } from "@blockwright/persondata";
import { createEndpointHandler } from "@restatedev/restate-sdk";
import { durableServices } from "./adapter.ts";

// One of any number of workers. It serves both services, or the one that is named:
// `worker.ts blocks`. Secrets are read from its own environment when a block runs.
const { env } = process;
const all = durableServices({
  blocks: [booksBlock, crmBlock, directoryBlock, docgenBlock, persondataBlock],
  secrets: env,
  // Where requests go in place of the provider: `BOOKS_BASE_URL`.
  context: (type) => ({ baseUrl: env[`${type.toUpperCase()}_BASE_URL`] }),
});
const [only] = process.argv.slice(2);
const services = all.filter(({ name }) => (only ?? name) === name);

const host = env["HOST"] ?? "127.0.0.1";
const server = createServer(createEndpointHandler({ services }));
server.listen(Number(env["PORT"] ?? 9080), host, () => {
  const { port } = server.address() as AddressInfo; // a string for pipes only
  process.stdout.write(`http://${host}:${port}\n`);
});
