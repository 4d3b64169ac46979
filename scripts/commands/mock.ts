import { startPrism } from "../../contract-tests/servers/prism.ts";
import { notReady } from "../../contract-tests/contract/ready.ts";
import { documentOf, providers } from "../../contract-tests/contract/manifests.ts";

// One mock server per provider; a line `provider url` each on standard output, until Ctrl-C.
// A port given as argument is the first of a row: `npm run mock -- 4010`.
const [first = "0"] = process.argv.slice(2);
const firstPort = Number(first);
if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > 65_000) {
  process.stderr.write(`mock: the first port must be a number up to 65000, not "${first}"\n`);
  process.exit(2);
}

const ready = providers.filter((provider) => {
  const problem = notReady(provider);
  if (problem) process.stderr.write(`mock: without ${provider}: ${problem}\n`);
  return problem === undefined;
});
const servers = await Promise.all(
  ready.map(async (provider, index) => {
    const server = await startPrism(documentOf(provider), firstPort && firstPort + index);
    return { provider, ...server };
  }),
).catch((error: unknown) => {
  process.stderr.write(
    `mock: ${error instanceof Error ? error.message : String(error)}; choose another first port\n`,
  );
  process.exit(1);
});
for (const { provider, url } of servers) process.stdout.write(`${provider} ${url}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await Promise.all(servers.map((server) => server.close()));
    process.exit(0);
  });
}
