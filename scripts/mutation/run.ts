import type { MutationReport } from "../../contract-tests/report/types.ts";
import { allMutants } from "./all-mutants.ts";
import { declarationOf, excess, readEquivalents, staleEntries } from "./equivalents.ts";
import { judge } from "./judge.ts";
import { unchanged } from "./mutant.ts";
import type { MutationOptions } from "./options.ts";
import { originalOf, placeOf, providerNames } from "./original.ts";
import { judgeAll } from "./pool.ts";
import { reportOf } from "./result.ts";
import { sampled } from "./sample.ts";

export interface Result {
  readonly report: MutationReport;
  /** What is wrong with the lists of equivalent mutants. */
  readonly problems: readonly string[];
}

/** Called after each mutant; `survived`: it did, and is not declared equivalent. */
export type OnJudged = (survived: boolean, total: number) => void;

/** Puts the mutants that a command asks for to the test. */
export async function mutate(
  { providers, sample }: MutationOptions,
  onJudged: OnJudged,
): Promise<Result> {
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const asked = providerNames().filter((name) => providers?.includes(name) ?? true);
  const all = await allMutants(asked);
  const chosen = sample ? sampled(all, sample.count, sample.seed) : all;
  for (const each of new Set(chosen.map((mutant) => mutant.provider))) await assertSound(each);
  const equivalents = readEquivalents(undefined, asked);
  const judged = await judgeAll(chosen, ({ mutant, verdict }) => {
    const survived = verdict.kind === "survived" && !declarationOf(mutant, equivalents);
    onJudged(survived, chosen.length);
  });
  const report = reportOf(judged, equivalents, {
    startedAt,
    durationMs: Math.round(performance.now() - started),
    sampled: sample !== null,
    placeOf: ({ mutant }) => placeOf(originalOf(mutant.provider), mutant.edit.path),
  });
  const problems = [...staleEntries(equivalents, all, judged), ...excess(report)];
  return { report, problems };
}

/** Where the suite fails anyway, every mutant would seem to be killed. */
async function assertSound(provider: string): Promise<void> {
  const { written } = originalOf(provider);
  const verdict = await judge(unchanged(written, provider));
  if (verdict.kind !== "killed") return;
  const failure = `the suite of ${provider} fails without a mutant; fix that first`;
  throw new UnsoundError(`${failure}:\n${verdict.by}`);
}

/** The suite fails without a mutant; nothing can be said of mutants then. */
export class UnsoundError extends Error {
  override readonly name = "UnsoundError";
}
