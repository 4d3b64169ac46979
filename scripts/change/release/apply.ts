import type { Progress } from "../../emit/pipeline/compiler.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import { findInstallation, type Roots } from "../../system/roots.ts";
import { generate } from "../../emit/pipeline.ts";
import { readSpecs, type Spec } from "../../language/specs.ts";
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
  const before = await regenerate(roots, only, progress);
  if (!isOk(before)) return { run: before, plans: null, written: [] };
  const plans = await planRelease(roots, versionOptions, only);
  const { ids: written, undo } = writeReleases(roots.workspace, plans);
  if (written.length === 0) return { run: before, plans, written };
  try {
    return { run: await regenerate(released(roots), only, progress), plans, written };
  } catch (error) {
    // Changelogs that no package holds would be a release by halves.
    undo();
    throw error;
  }
}

/** In a clone, the version of the tool itself may just have been written. */
function released({ installation, workspace }: Roots): Roots {
  return { installation: findInstallation(installation.root), workspace };
}

/** Runs the generator for `asked` packages; with `check` it only says whether they are up to date. */
export async function regenerate(
  roots: Roots,
  asked: readonly string[] | null,
  progress: Progress,
  check = false,
): Promise<RunResult> {
  const { root, specs, generated: out } = roots.workspace;
  const only = manifestsOf(asked, readSpecs(root, specs).specs);
  const options = { ...roots, specs, out, only, check, force: false, all: false };
  return await generate(options, progress);
}

/** Those that have a manifest; null for all, as where a library is among them: others follow from it. */
function manifestsOf(
  asked: readonly string[] | null,
  specs: readonly Spec[],
): readonly string[] | null {
  const names = new Set(specs.map(({ name }) => name));
  return asked?.every((id) => names.has(id)) ? asked : null;
}
