import type { TestProject } from "vitest/node";
import { chosenProviders } from "../environment.ts";
import { startPrism } from "../support/prism.ts";
import { documentOf } from "../support/providers.ts";
import type { MockUrls } from "../targets/mock.ts";
import { startReplyServer } from "../targets/reply-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    mocks: MockUrls;
  }
}

/** Starts the mock servers once for all test files, on free ports; ends them after the last one. */
export default async function startMocks(project: TestProject): Promise<() => Promise<void>> {
  const [reply, ...servers] = await Promise.all([
    startReplyServer(),
    ...chosenProviders().map(async (provider) => {
      const server = await startPrism(documentOf(provider));
      return { provider, ...server };
    }),
  ]);
  const prism = Object.fromEntries(servers.map(({ provider, url }) => [provider, url]));
  project.provide("mocks", { prism, reply: reply.url });
  return async () => {
    await Promise.all([reply, ...servers].map((server) => server.close()));
  };
}
