import type { TestProject } from "vitest/node";
import { mockNamed } from "../mock/mock.ts";
import { type MockServer, serveMocks } from "../mock/server.ts";
import { chosenProviders } from "../settings/environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the mock server. */
    mocks: string;
  }
}

/** Starts the mock server once for all test files, on a free port; what it cannot serve is said at once. */
export async function startMocks(): Promise<MockServer> {
  const providers = chosenProviders();
  const mocks = new Map(providers.map((provider) => [provider, mockNamed(provider)]));
  await Promise.all(mocks.values());
  return serveMocks(providers, {
    port: 0,
    make: (provider) => mocks.get(provider) ?? mockNamed(provider),
    onProblem: (problem) => void process.stderr.write(`mock: ${problem}\n`),
  });
}

/** The same as a global set-up of a project of tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startMocks();
  project.provide("mocks", url);
  return close;
}
