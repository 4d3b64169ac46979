import { requireReady } from "../../../contract-tests/contract/ready.ts";
import { mockNamed } from "../../../contract-tests/mock/mock.ts";
import { serveMocks } from "../../../contract-tests/mock/server.ts";
import { mockFetch } from "../../../contract-tests/mock/target.ts";

/** Mocks in place of providers. */
export interface Mocks {
  /** What sends the requests to a provider, by its id. */
  readonly fetches: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  close(): Promise<void>;
}

/** Serves the mocks of providers; `onProblem` is called with what they object to. */
export async function startMocks(
  providers: readonly string[],
  onProblem: (problem: string) => void,
): Promise<Mocks> {
  requireReady(providers);
  const { url, close } = await serveMocks(providers, { port: 0, make: mockNamed, onProblem });
  const fetches = providers.map((provider) => [provider, mockFetch(url, provider, onProblem)]);
  return { fetches: Object.fromEntries(fetches), close };
}
