import type { TestProject } from "vitest/node";
import { chosenProviders } from "../environment.ts";
import { startPrism } from "../support/prism.ts";
import { documentOf } from "../support/providers.ts";
import { startAll } from "../support/start-all.ts";
import type { MockUrls } from "../targets/mock.ts";
import { startReplyServer } from "../targets/reply-server.ts";

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
