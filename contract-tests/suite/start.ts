import { dirname, extname, join, resolve } from "node:path";
import type { TestUserConfig } from "vitest/node";
import { contractOf } from "../contract/read.ts";
import { unready } from "../contract/ready.ts";
import { documentedProviders, untold } from "../documented/read.ts";
import type { DocumentedExpectations } from "../documented/types.ts";
import { givenCalls } from "../live/calls.ts";
import { readSettings } from "../live/settings.ts";
import { prepareFolders } from "../report/files.ts";
import { reportersFor, type SuiteReports } from "../report/reporters.ts";
import { chosenProviders, chosenTarget, heldToDocumentation } from "../settings/environment.ts";
import { saveMemory, secondsOf, threadsFor } from "../settings/cost.ts";
import { checkShards } from "../settings/shards.ts";
import { UsageError } from "../settings/usage-error.ts";
import { workspace } from "../settings/workspace.ts";

/** Ends what hangs; a busy machine may take its time. */
const TIME_LIMIT = 120_000;

/** Which tests of the suite run, and where they are reported. */
export interface SuiteOptions extends Pick<SuiteReports, "reports" | "shard" | "merge"> {
  /** Null for all. */
  readonly providers: readonly string[] | null;
}

/** Runs the suite and sets the exit status; wrong usage is reported before anything is called. */
export async function startSuite({
  providers,
  reports,
  shard,
  merge,
}: SuiteOptions): Promise<void> {
  if (merge) checkShards(merge);
  prepareFolders(reports);
  // Where the suite and its workers read it.
  if (providers) process.env["CONTRACT_PROVIDERS"] = providers.join(",");
  saveMemory(secondsOf(chosenProviders()));
  checkEnvironment();
  if (!merge) checkReady();
  const written = documentedProviders();
  for (const line of untold(written)) process.stderr.write(`contract: ${line}\n`);
  const reporters = reportersFor({ reports, shard, merge });
  if (merge) return await runTests({ reporters, mergeReports: resolve(merge) });
  const parts = shard ? { shard } : {};
  if (chosenTarget() !== "mock") return await runTests({ reporters, include: [LIVE], ...parts });
  const { startMocks } = await import("./start-mocks.ts");
  const { urls, close } = await startMocks();
  try {
    const exclude = [LIVE, ...(isDocumented(written) ? [] : [DOCUMENTED])];
    await runTests({ reporters, exclude, provide: { mocks: urls }, ...parts });
  } finally {
    await close();
  }
}

/** Calls of a provider, or of what was recorded of one, are a suite of their own. */
const LIVE = "live.test.*";

/** A file without tests fails. */
const DOCUMENTED = "documented.test.*";

function isDocumented(written: readonly DocumentedExpectations[]): boolean {
  const held = heldToDocumentation(chosenProviders());
  return written.some(({ provider }) => held.includes(provider));
}

/** Runs test files of the suite, whatever Vitest is told by the project that they test. */
async function runTests(options: TestUserConfig): Promise<void> {
  // Loaded only for a run: wrong usage and the help come much sooner without it.
  const { startVitest } = await import("vitest/node");
  const { suite, cache } = workspace;
  const own: TestUserConfig = {
    // Reports name its files from here.
    root: dirname(suite),
    dir: join(suite, "suite"),
    include: ["*.test.*"],
    exclude: [],
    // Node itself runs the suite and the packages: nothing of them is written for a bundler.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: [join(suite, `suite/keep-compiled${extname(import.meta.filename)}`)],
    // One process, so that its time is all that the suite takes.
    pool: "threads",
    maxWorkers: threadsFor(secondsOf(chosenProviders())),
    isolate: false,
    testTimeout: TIME_LIMIT,
    hookTimeout: TIME_LIMIT,
  };
  await startVitest(
    [],
    { config: false, run: true, ...own, ...options },
    { cacheDir: join(cache, "suite") },
  );
}

/** A provider that was only just written is told before any test of it fails. */
function checkReady(): void {
  const chosen = chosenProviders();
  const problems = unready(chosen);
  if (problems.size === 0) return;
  const others = chosen.filter((provider) => !problems.has(provider));
  const rest = others.length > 0 ? `\nThe others run with --provider ${others.join(",")}` : "";
  throw new UsageError(`${[...problems.values()].join("\n")}${rest}`);
}

function checkEnvironment(): void {
  const chosen = chosenProviders();
  const target = chosenTarget();
  if (target === "mock") return;
  const { calls } = readSettings();
  if (target === "live") for (const provider of chosen) givenCalls(calls, contractOf(provider));
}
