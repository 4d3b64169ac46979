import { InputError } from "../../system/input-error.ts";
import type { Roots, Workspace } from "../../system/roots.ts";
import { isApplied, planRelease } from "../release/plan.ts";
import { type Released, readReleased } from "../record/record.ts";
import { prepareRecord, recordPublished } from "../release/record-published.ts";
import type { Package } from "./packages.ts";
import type { Problem } from "./problem.ts";

const APPLY = "Run `npx blockwright release apply` and commit the result.";

/** Packages that changed since their last release, while their version did not. */
export async function unreleased(roots: Roots): Promise<readonly Problem[]> {
  try {
    const plans = await planRelease(roots);
    return plans.flatMap((plan) => {
      const { name, status, current, next, changelog } = plan;
      if (status === "removed" || isApplied([plan])) return [];
      const file = changelog === null ? "package.json" : "changelog";
      const what =
        current === next ? `the ${file} of ${current} does not say so` : `${next} is due`;
      return [{ what: `${name} changed since its last release: ${what}.`, fix: APPLY }];
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const what = `The next versions cannot be derived: ${error.message}`;
    return [{ what, fix: "Fix this; `npx blockwright release plan` shows it again." }];
  }
}

/** Whether a version is known to have been published. */
export function releasedVersions(known: Released): (each: Package) => boolean {
  return ({ id, version }) => {
    const published = known.get(id);
    return published?.stable?.version === version || version in (published?.prereleases ?? {});
  };
}

/** Whether a version follows one that was published, so that what was written of that may not hold of it. */
export function succeeding(known: Released): (each: Package) => boolean {
  const isReleased = releasedVersions(known);
  return (each) => known.has(each.id) && !isReleased(each);
}

/** Makes what is published the base of the next comparison; false when it was that already. */
export async function record(workspace: Workspace, packages: readonly Package[]): Promise<boolean> {
  const fresh = unrecorded(workspace, packages);
  if (fresh.length > 0) await recordPublished(workspace, fresh);
  return fresh.length > 0;
}

/** The record as it will be once these are published, in a folder beside the present one. */
export function recordAfter(workspace: Workspace, packages: readonly Package[]): Promise<string> {
  return prepareRecord(workspace, unrecorded(workspace, packages));
}

function unrecorded(workspace: Workspace, packages: readonly Package[]): readonly Package[] {
  const isReleased = releasedVersions(readReleased(workspace));
  return packages.filter((each) => !isReleased(each));
}
