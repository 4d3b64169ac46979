import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type FakeProject, fakeProject, rootsAt } from "../../emit/pipeline/project.fixture.ts";
import { isOk } from "../../emit/pipeline/result.ts";
import { applyRelease } from "./apply.ts";
import type { VersionOptions } from "./decide.ts";
import { type PackagePlan, planRelease } from "./plan.ts";
import { recordPublished } from "./record-published.ts";

/** The manifest of the provider `shelf`. */
export const SHELF = readFileSync(join(import.meta.dirname, "shelf.fixture.yaml"), "utf8");

type Plans = Readonly<Record<string, PackagePlan>>;

/** A project that releases. */
export interface ReleaseProject extends FakeProject {
  /** Gives the ids of the packages whose next version was written. */
  apply(
    versionOptions?: VersionOptions,
    only?: readonly string[] | null,
  ): Promise<readonly string[]>;
  plan(versionOptions?: VersionOptions): Promise<Plans>;
  /** Applies, and keeps everything as published. */
  publish(versionOptions?: VersionOptions): Promise<void>;
}

/** Creates a project with the provider `shelf` and the libraries. */
export function releaseProject(): ReleaseProject {
  const project = fakeProject();
  const { specs, workspace } = project.options;
  // A test may change what package.json says.
  const now = () => rootsAt(workspace.root);
  for (const name of ["a", "b"]) rmSync(join(specs, `${name}.yaml`));
  project.write("specs/shelf.yaml", SHELF);
  const apply: ReleaseProject["apply"] = async (versionOptions = { pre: null }, only = null) => {
    const applied = await applyRelease(now(), versionOptions, only, () => {});
    expect(applied.run.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(isOk(applied.run)).toBe(true);
    return applied.written;
  };
  const plan = async (versionOptions?: VersionOptions) => {
    const plans = await planRelease(now(), versionOptions);
    return Object.fromEntries(plans.map((each) => [each.id, each]));
  };
  const publish = async (versionOptions?: VersionOptions) => {
    await apply(versionOptions);
    const plans = Object.values(await plan());
    const published = plans.flatMap(({ id, next }) => (next ? [{ id, version: next }] : []));
    await recordPublished(now().workspace, published);
  };
  return { ...project, apply, plan, publish };
}

/** Status and next version of each package. */
export function versions(plans: Plans): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(plans).map(({ id, status, next }) => [id, `${status} ${next}`]),
  );
}
