import { lastMutation } from "./last-mutation.ts";
import { readShards } from "./shard-results.ts";
import type { ContractReport } from "./types.ts";

/** The report of a run whose shards left their results in a folder: every provider once, in order. */
export async function mergedReport(folder: string): Promise<ContractReport> {
  const shards = readShards(folder);
  const reports = shards.map(({ report }) => report);
  const names = shards[0]?.shard.providers ?? [];
  const byName = new Map(
    reports.flatMap((report) => report.providers).map((found) => [found.provider, found]),
  );
  const target = reports[0]?.target ?? "mock";
  return {
    version: 2,
    target,
    startedAt: reports.map(({ startedAt }) => startedAt).toSorted()[0] ?? "",
    durationMs: sum(reports.map(({ durationMs }) => durationMs)),
    cpuMs: sum(reports.map(({ cpuMs }) => cpuMs ?? 0)),
    // Whatever a part was, together they have to cover everything.
    whole: target === "mock" && byName.size > 0,
    providers: names.flatMap((name) => byName.get(name) ?? []),
    otherFailures: reports
      .flatMap(({ otherFailures }) => otherFailures)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    drift: reports.flatMap(({ drift }) => drift),
    skipped: reports.flatMap(({ skipped }) => skipped),
    notes: reports.flatMap(({ notes }) => notes),
    mutation: await lastMutation(names),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
