import { documentOf, providers } from "../../../contract-tests/contract/manifests.ts";
import { undocumented } from "../../../contract-tests/contract/undocumented.ts";
import type { MockServer } from "../../../contract-tests/servers/prism.ts";
import { InputError } from "../../system/input-error.ts";
import { stopped } from "../../system/terminal/stopped.ts";
import { listing, startFront } from "./front.ts";
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
  const start = async (provider: string): Promise<MockServer> => {
    // It may be mended by now.
    const now = first.has(provider) ? await broken([provider]) : first;
    return await startMock(provider, now.get(provider) ?? undocumented(provider));
  };
  if (problems.size === providers.length) throw new InputError([...problems.values()].join("\n"));
  const onProblem = (problem: string) => void stderr.write(`mock: ${problem}\n`);
  for (const [provider, problem] of problems) onProblem(`without ${provider}: ${problem}`);
  let front: MockServer;
  try {
    front = await startFront(providers, { port, start, onProblem });
  } catch (error) {
    onProblem(portRefusal(port, error));
    return 1;
  }
  // Whoever reads the last address may already end this.
  const end = stopped(streams);
  const ready = providers.filter((provider) => !problems.has(provider));
  stdout.write(listing(front.url, ready));
  await end;
  await front.close();
  return 0;
}

/** Loads Prism only here: most of its memory and time belong to providers that nobody calls. */
async function startMock(provider: string, problem: string | undefined): Promise<MockServer> {
  if (problem !== undefined) throw new Error(problem);
  const { startPrism } = await import("../../../contract-tests/servers/prism.ts");
  return startPrism(documentOf(provider));
}
