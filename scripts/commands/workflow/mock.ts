import { startPrism } from "../../../contract-tests/servers/prism.ts";
import { documentOf } from "../../../contract-tests/contract/manifests.ts";
import { requireReady } from "../../../contract-tests/contract/ready.ts";
import { startAll } from "../../../contract-tests/servers/start-all.ts";
import { memoryTarget } from "../../../contract-tests/servers/memory.ts";
import { mockTarget } from "../../../contract-tests/servers/mock.ts";
import { mockProvider } from "../../../contract-tests/servers/mock-provider.ts";

/** Mock servers in place of providers. */
export interface Mocks {
  /** What sends the requests to a provider, by its id. */
  readonly fetches: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  close(): Promise<void>;
}

/** Starts Prism for each provider; `onProblem` is called with what it objects to. */
export async function startMocks(
  providers: readonly string[],
  onProblem: (problem: string) => void,
): Promise<Mocks> {
  requireReady(providers);
  const starts = providers.map((provider) => () => startPrism(documentOf(provider)));
  const servers = await startAll(starts);
  const urls = providers.map((provider, index) => [provider, servers[index]?.url ?? ""]);
  const prism = mockTarget({ prism: Object.fromEntries(urls), reply: "" });
  const fetches = providers.map((provider) => {
    // What no document has a reply for was made from the manifest.
    const target = {
      send: (...[id, request, reply]: Parameters<typeof prism.send>) =>
        (reply.declared ? prism : memoryTarget).send(id, request, reply),
    };
    return [provider, mockProvider(provider, target, onProblem)] as const;
  });
  return {
    fetches: Object.fromEntries(fetches),
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
