import type { TestProject } from "vitest/node";
import { chosenProviders } from "../settings/environment.ts";
import { startPrism } from "../servers/prism.ts";
import { documentOf } from "../contract/manifests.ts";
import { startAll } from "../servers/start-all.ts";
import type { MockUrls } from "../servers/mock.ts";
import { startReplyServer } from "../servers/reply-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    mocks: MockUrls;
  }
}

/** Starts the mock servers once for all test files, on free ports; ends them after the last one. */
export default async function startMocks(project: TestProject): Promise<() => Promise<void>> {
  const providers = chosenProviders();
  const servers = await startAll([
    startReplyServer,
    ...providers.map((provider) => () => startPrism(documentOf(provider))),
  ]);
  const [reply = "", ...urls] = servers.map(({ url }) => url);
  const prism = Object.fromEntries(providers.map((provider, at) => [provider, urls[at] ?? ""]));
  project.provide("mocks", { prism, reply });
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
