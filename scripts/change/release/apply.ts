import type { Progress } from "../../emit/pipeline/compiler.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import { generate } from "../../emit/pipeline.ts";
import type { VersionOptions } from "./decide.ts";
import { generatedFolder } from "./current.ts";
import { type PackagePlan, planRelease } from "./plan.ts";
import { specsFolder } from "../record/record.ts";
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
  root: string,
  versionOptions: VersionOptions,
  only: readonly string[] | null,
  progress: Progress,
): Promise<Applied> {
  const before = await regenerate(root, progress);
  if (!isOk(before)) return { run: before, plans: null, written: [] };
  const plans = await planRelease(root, versionOptions, only);
  const written = writeReleases(root, plans);
  const run = written.length > 0 ? await regenerate(root, progress) : before;
  return { run, plans, written };
}

/** Runs the generator; with `check` it only says whether generated/ is up to date. */
export async function regenerate(
  root: string,
  progress: Progress,
  check = false,
): Promise<RunResult> {
  const folders = { root, specs: specsFolder(root), out: generatedFolder(root) };
  return await generate({ ...folders, only: null, check, force: false, all: false }, progress);
}
