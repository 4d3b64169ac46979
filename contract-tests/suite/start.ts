import { dirname, extname, join } from "node:path";
import type { TestUserConfig } from "vitest/node";
import { operationsIn, unready } from "../contract/ready.ts";
import { documentationOf, untold } from "../documented/read.ts";
import type { DocumentedExpectations } from "../documented/types.ts";
import { announce } from "../report/announce.ts";
import { prepareFolders, type ReportFile } from "../report/files.ts";
import { mergedReport } from "../report/merge.ts";
import { contractReport } from "../report/report.ts";
import { reportersFor, type SuiteReports } from "../report/reporters.ts";
import { forgetShard, writeShard } from "../report/shard-results.ts";
import {
  chosenProviders,
  chosenTarget,
  heldToDocumentation,
  isSession,
} from "../settings/environment.ts";
import { saveMemory, secondsOf, threadsFor } from "../settings/cost.ts";
import { type Shard, type ShardOfRun, shareOut } from "../settings/shards.ts";
import { UsageError } from "../settings/usage-error.ts";
import { workspace } from "../settings/workspace.ts";

/** Ends what hangs; a busy machine may take its time. */
const TIME_LIMIT = 120_000;

/** Which providers the suite tests, and where it reports that. */
export interface SuiteOptions {
  /** Null for all. */
  readonly providers: readonly string[] | null;
  /** Providers whose manifests have errors, with what to do. */
  readonly broken: ReadonlyMap<string, string>;
  readonly reports: readonly ReportFile[];
  /** Its share of the providers is tested; null: all are. */
  readonly shard: Shard | null;
  /** Folder with the results of all shards, which are brought together instead of a run. */
  readonly merge: string | null;
}

/** Runs the suite and sets the exit status; wrong usage is reported before anything is called. */
export async function startSuite({ merge, reports, ...asked }: SuiteOptions): Promise<void> {
  const merged = merge === null ? null : await mergedReport(merge);
  prepareFolders(reports);
  if (merged) return await announce(merged, reports);
  const all = asked.providers ?? chosenProviders();
  const shard = asked.shard && shareOut(all, asked.shard);
  if (shard) startShard(shard);
  const { ready, untested, written } = readyOf(shard ? shard.own : all, shard, asked.broken);
  // Where the suite and its workers read it.
  process.env["CONTRACT_PROVIDERS"] = ready.join(",");
  const run = { reports, shard, untested };
  if (ready.length === 0) return await reportNothing(run);
  saveMemory(secondsOf(ready));
  if (isSession()) await checkSettings();
  for (const line of untold()) process.stderr.write(`contract: ${line}\n`);
  const reporters = reportersFor(run);
  if (chosenTarget() !== "mock") return await runTests({ reporters, include: [LIVE] });
  const { startMocks } = await import("./start-mocks.ts");
  const { url, close } = await startMocks();
  try {
    const exclude = [LIVE, ...(isDocumented(written) ? [] : [DOCUMENTED])];
    await runTests({ reporters, exclude, provide: { mocks: url } });
  } finally {
    await close();
  }
}

function startShard(shard: ShardOfRun): void {
  forgetShard(shard);
  const { index, count, own, providers } = shard;
  const share = own.length === 0 ? "nothing" : `${own.length}`;
  process.stdout.write(`shard ${index}/${count} tests ${share} of ${providers.length} providers\n`);
}

/** A shard may be left without providers, or with those that cannot be tested; its results say so. */
async function reportNothing({ shard = null, untested = [], reports = [] }: SuiteReports) {
  const report = contractReport({
    target: chosenTarget(),
    startedAt: new Date().toISOString(),
    durationMs: 0,
    cpuMs: 0,
    whole: false,
    mutation: null,
    otherFailures: [],
    results: [],
    operations: [],
    untested,
  });
  if (shard) writeShard(shard, report);
  await announce(report, reports);
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

/** Providers that can be tested, and why others cannot: they fail the run, which goes on without them. */
function readyOf(chosen: readonly string[], shard: Shard | null, broken: SuiteOptions["broken"]) {
  const unreadable = unready(chosen);
  const documentation = documentationOf(chosen);
  const problems = new Map(
    chosen.flatMap((provider) => {
      // The tool knows better where a manifest is wrong.
      const problem =
        broken.get(provider) ?? unreadable.get(provider) ?? documentation.problems.get(provider);
      return problem === undefined ? [] : [[provider, problem] as const];
    }),
  );
  // As for wrong usage: where there is nothing else, it was only just written.
  if (!shard && problems.size === chosen.length)
    throw new UsageError([...problems.values()].join("\n"));
  const untested = [...problems].map(([name, message]) => {
    return { name, message, operations: operationsIn(name) };
  });
  for (const { message } of untested) process.stderr.write(`contract: ${message}\n`);
  return {
    ready: chosen.filter((provider) => !problems.has(provider)),
    untested,
    written: documentation.found,
  };
}

async function checkSettings(): Promise<void> {
  const { checkSession } = await import("@blockwright/live");
  checkSession(chosenProviders());
}
