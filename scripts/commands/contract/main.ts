import { startVitest } from "vitest/node";
import { help, parseCommand, type Run } from "./command.ts";
import { contractOf } from "../../../contract-tests/contract/read.ts";
import {
  chosenProviders,
  chosenTarget,
  UsageError,
} from "../../../contract-tests/settings/environment.ts";
import { statedCalls } from "../../../contract-tests/live/calls.ts";
import { readSettings } from "../../../contract-tests/live/settings.ts";
import { prepareFolders } from "../../../contract-tests/report/files.ts";
import { reportersFor } from "../../../contract-tests/report/reporters.ts";
import { checkShards } from "../../../contract-tests/settings/shards.ts";

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === "help") process.stdout.write(help);
  else await run(command);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`contract: ${error.message}\nSee --help.\n`);
  process.exitCode = 2;
}

async function run({ providers, ...telling }: Run): Promise<void> {
  const { shard, merge } = telling;
  if (merge) checkShards(merge);
  prepareFolders(telling.reports);
  // Where the suite and its workers read it.
  if (providers) process.env["CONTRACT_PROVIDERS"] = providers.join(",");
  checkEnvironment();
  await startVitest(["contract-tests/suite/"], {
    project: ["contract"],
    run: true,
    // One process, so that its time is all that the suite takes.
    pool: "threads",
    reporters: reportersFor(telling),
    ...(shard ? { shard } : {}),
    ...(merge ? { mergeReports: merge } : {}),
  });
}

/** Wrong usage is reported before anything is called. */
function checkEnvironment(): void {
  const chosen = chosenProviders();
  const target = chosenTarget();
  if (target === "mock") return;
  const { calls } = readSettings();
  if (target === "live") for (const provider of chosen) statedCalls(calls, contractOf(provider));
}
