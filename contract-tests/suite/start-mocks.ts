import type { TestProject } from "vitest/node";
import { documentOf } from "../contract/manifests.ts";
import type { MockUrls } from "../servers/mock.ts";
import { startPrism } from "../servers/prism.ts";
import { startReplyServer } from "../servers/reply-server.ts";
import { startAll } from "../servers/start-all.ts";
import { chosenProviders } from "../settings/environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    mocks: MockUrls;
  }
}

/** Mock servers that run until they are closed. */
interface Mocks {
  readonly urls: MockUrls;
  close(): Promise<void>;
}

/** Starts the mock servers once for all test files, on free ports. */
export async function startMocks(): Promise<Mocks> {
  const providers = chosenProviders();
  const servers = await startAll([
    startReplyServer,
    ...providers.map((provider) => () => startPrism(documentOf(provider))),
  ]);
  const [reply = "", ...urls] = servers.map(({ url }) => url);
  const prism = Object.fromEntries(providers.map((provider, at) => [provider, urls[at] ?? ""]));
  return {
    urls: { prism, reply },
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

/** The same as a global set-up of a project of tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { urls, close } = await startMocks();
  project.provide("mocks", urls);
  return close;
}
