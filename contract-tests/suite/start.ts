import { contractOf } from "../contract/read.ts";
import { notReady } from "../contract/ready.ts";
import { givenCalls } from "../live/calls.ts";
import { readSettings } from "../live/settings.ts";
import { prepareFolders } from "../report/files.ts";
import { reportersFor, type SuiteReports } from "../report/reporters.ts";
import { chosenProviders, chosenTarget, UsageError } from "../settings/environment.ts";
import { checkShards } from "../settings/shards.ts";

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
  checkEnvironment();
  if (!merge) checkReady();
  // Loaded only for a run: wrong usage and the help come much sooner without it.
  const { startVitest } = await import("vitest/node");
  await startVitest(["contract-tests/suite/"], {
    project: ["contract"],
    run: true,
    // One process, so that its time is all that the suite takes.
    pool: "threads",
    reporters: reportersFor({ reports, shard, merge }),
    ...(shard ? { shard } : {}),
    ...(merge ? { mergeReports: merge } : {}),
  });
}

/** A provider that was only just written is told before any test of it fails. */
function checkReady(): void {
  const chosen = chosenProviders();
  const problems = chosen.flatMap((provider) => notReady(provider) ?? []);
  if (problems.length === 0) return;
  const others = chosen.filter((provider) => notReady(provider) === undefined);
  const rest = others.length > 0 ? `\nThe others run with --provider ${others.join(",")}` : "";
  throw new UsageError(`${problems.join("\n")}${rest}`);
}

function checkEnvironment(): void {
  const chosen = chosenProviders();
  const target = chosenTarget();
  if (target === "mock") return;
  const { calls } = readSettings();
  if (target === "live") for (const provider of chosen) givenCalls(calls, contractOf(provider));
}
