import { once } from "node:events";
import { documentOf, providers } from "../../../contract-tests/contract/manifests.ts";
import { unready } from "../../../contract-tests/contract/ready.ts";
import { startPrism } from "../../../contract-tests/servers/prism.ts";
import { InputError } from "../../system/input-error.ts";

/** Starts a server per provider, says where each is, and runs until a signal; 0 asks for free ports. */
export async function serve(first: number, streams: NodeJS.Process): Promise<number> {
  const { stdout, stderr } = streams;
  const problems = unready(providers);
  const ready = providers.filter((provider) => !problems.has(provider));
  if (ready.length === 0) throw new InputError([...problems.values()].join("\n"));
  for (const [provider, problem] of problems)
    stderr.write(`mock: without ${provider}: ${problem}\n`);
  const starting = ready.map(async (provider, index) => {
    return { provider, ...(await startPrism(documentOf(provider), first && first + index)) };
  });
  const servers = (await Promise.allSettled(starting)).flatMap((each) => {
    if (each.status === "fulfilled") return each.value;
    const { reason } = each;
    stderr.write(`mock: ${reason instanceof Error ? reason.message : reason}\n`);
    return [];
  });
  const close = () => Promise.all(servers.map((server) => server.close()));
  if (servers.length < ready.length) {
    stderr.write("mock: choose another first port\n");
    await close();
    return 1;
  }
  // Whoever reads the last address may already end this.
  const stopped = Promise.race([once(streams, "SIGINT"), once(streams, "SIGTERM")]);
  for (const { provider, url } of servers) stdout.write(`${provider} ${url}\n`);
  await stopped;
  await close();
  return 0;
}
