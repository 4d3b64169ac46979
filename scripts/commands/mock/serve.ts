import { undocumented } from "../../../contract-tests/contract/undocumented.ts";
import { listing, type MockServer, serveMocks } from "../../../contract-tests/mock/server.ts";
import { providers } from "../../../contract-tests/settings/providers.ts";
import { InputError } from "../../system/input-error.ts";
import { stopped } from "../../system/terminal/stopped.ts";
import { portRefusal } from "./port.ts";

/** The providers of manifests that have errors, each with what to do; null for all. */
type Broken = (named: readonly string[] | null) => Promise<ReadonlyMap<string, string>>;

/**
 * Serves all providers on one port, says where each is, and runs until a signal; 0 asks for a free
 * port. What was made of a manifest before it had errors is not served: it would answer for another.
 */
export async function serve(
  port: number,
  broken: Broken,
  streams: NodeJS.Process,
): Promise<number> {
  const { stdout, stderr } = streams;
  const first = await broken(null);
  const problems = new Map(
    providers.flatMap((provider) => {
      const problem = first.get(provider) ?? undocumented(provider);
      return problem === undefined ? [] : [[provider, problem] as const];
    }),
  );
  const make = async (provider: string) => {
    // It may be mended by now.
    const now = first.has(provider) ? await broken([provider]) : first;
    const problem = now.get(provider) ?? undocumented(provider);
    if (problem !== undefined) throw new Error(problem);
    // Most of its memory and time belong to providers that nobody calls.
    const { mockNamed } = await import("../../../contract-tests/mock/mock.ts");
    return await mockNamed(provider);
  };
  if (problems.size === providers.length) throw new InputError([...problems.values()].join("\n"));
  const onProblem = (problem: string) => void stderr.write(`mock: ${problem}\n`);
  for (const [provider, problem] of problems) onProblem(`without ${provider}: ${problem}`);
  let server: MockServer;
  try {
    server = await serveMocks(providers, { port, make, onProblem });
  } catch (error) {
    onProblem(portRefusal(port, error));
    return 1;
  }
  // Whoever reads the last address may already end this.
  const end = stopped(streams);
  const ready = providers.filter((provider) => !problems.has(provider));
  stdout.write(listing(server.url, ready));
  await end;
  await server.close();
  return 0;
}
