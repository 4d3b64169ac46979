import { resolve } from "node:path";
import { commit, recover } from "./write/commit.ts";
import type { Finding } from "./write/finding.ts";
import { inspector } from "./write/inspect.ts";
import { whenUnlocked, withLock } from "./write/lock.ts";
import { refuseLinks } from "../system/links.ts";
import { byCodeUnit } from "../system/order.ts";
import { openChecks } from "./pipeline/checks.ts";
import { openStats } from "./write/stat-cache.ts";
import { readStateText } from "./write/state.ts";
import { isOccupied, isUnfinished, WORKSPACE } from "./write/workspace.ts";
import { compiler, type Progress } from "./pipeline/compiler.ts";
import { emitter } from "./pipeline/emitter.ts";
import { type Inputs, type RunOptions, readInputs } from "./pipeline/inputs.ts";
import type { RunResult } from "./pipeline/result.ts";
import { planRound, type Round } from "./pipeline/round.ts";
import { stages as ownStages, type Stages } from "./pipeline/stages.ts";

/** How long a run waits for another one that writes into the same folder. */
const PATIENCE_MS = 60_000;

/** Brings the output folder up to date, or with `check` says how it differs and writes nothing. */
export async function generate(
  options: RunOptions,
  progress: Progress,
  stages: Stages = ownStages,
): Promise<RunResult> {
  const inputs = await readInputs(options);
  const { memory } = options.workspace;
  const checks = openChecks(memory, resolve(options.specs), inputs.sources);
  const compile = compiler(stages, progress, { checks });
  const emit = emitter(stages, inputs, progress);
  const stats = openStats(memory, inputs.out);
  const plan = () => planRound(inputs, compile, emit, inspector(inputs.out, stats));

  if (!options.check) refuseLinks(resolve(options.out), options.workspace.root);
  await settle(inputs);
  let round = await plan();
  if (!options.check && hasWork(round)) {
    await withLock(inputs.out, PATIENCE_MS, async () => {
      recover(inputs.out);
      // When another run has written since, compare again; everything made so far is reused.
      if (readStateText(inputs.out) !== round.before) round = await plan();
      if (hasWork(round)) commit(inputs.out, round.plans, round.after);
    });
  }
  stats.save();
  checks.save();
  return resultOf(round, inputs);
}

/** Completes or clears away what an interrupted run left; a run that only checks waits for a live one. */
async function settle({ out, options }: Inputs): Promise<void> {
  if (options.check) await whenUnlocked(out, PATIENCE_MS);
  else if (isOccupied(out)) await withLock(out, PATIENCE_MS, () => recover(out));
}

function hasWork({ plans, before, after }: Round): boolean {
  return plans.length > 0 || before !== after;
}

function resultOf({ decisions, diagnostics, findings }: Round, inputs: Inputs): RunResult {
  const unfinished: Finding[] =
    inputs.options.check && isUnfinished(inputs.out)
      ? [{ kind: "unfinished", path: WORKSPACE }]
      : [];
  return {
    diagnostics,
    findings: [...unfinished, ...findings],
    outputs: decisions.map(({ result }) => result).toSorted((a, b) => byCodeUnit(a.id, b.id)),
    ignored: inputs.ignored,
  };
}
