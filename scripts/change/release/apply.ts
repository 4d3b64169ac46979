import type { Progress } from "../../emit/pipeline/compiler.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import type { Roots } from "../../system/roots.ts";
import { generate } from "../../emit/pipeline.ts";
import type { VersionOptions } from "./decide.ts";
import { type PackagePlan, planRelease } from "./plan.ts";
import { writeReleases } from "./write-releases.ts";

/** What `apply` did; without a plan, the generator's run says why. */
export interface Applied {
  readonly run: RunResult;
  readonly plans: readonly PackagePlan[] | null;
  /** Packages whose next version was written. */
  readonly written: readonly string[];
}

/** Brings generated/ up to date, writes the next version of what changed, and generates packages again. */
export async function applyRelease(
  roots: Roots,
  versionOptions: VersionOptions,
  only: readonly string[] | null,
  progress: Progress,
): Promise<Applied> {
  const before = await regenerate(roots, progress);
  if (!isOk(before)) return { run: before, plans: null, written: [] };
  const plans = await planRelease(roots, versionOptions, only);
  const written = writeReleases(roots.workspace, plans);
  const run = written.length > 0 ? await regenerate(roots, progress) : before;
  return { run, plans, written };
}

/** Runs the generator; with `check` it only says whether generated/ is up to date. */
export async function regenerate(
  roots: Roots,
  progress: Progress,
  check = false,
): Promise<RunResult> {
  const { specs, generated: out } = roots.workspace;
  const options = { ...roots, specs, out, only: null, check, force: false, all: false };
  return await generate(options, progress);
}
