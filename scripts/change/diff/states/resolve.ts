import { statSync } from "node:fs";
import { resolve } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { readSpecs } from "../../../language/specs.ts";
import { placesOf, shownIn } from "../../record/places.ts";
import {
  type Past,
  readPast,
  readRecord,
  type Released,
  releasedFolder,
} from "../../record/record.ts";
import { sameManifests } from "../../record/same-manifests.ts";
import type { Installation, Roots, Workspace } from "../../../system/roots.ts";
import { shownPath } from "../../../system/terminal/shown-path.ts";
import { readContracts } from "../../../language/read-contract.ts";
import type { State } from "./state.ts";
import type { Sides } from "./align.ts";
import { readFolder, readManifest, readManifests } from "./folder.ts";
import { librariesOf } from "./layout.ts";
import { readPackages } from "./package.ts";
import { readPacked } from "./packed.ts";
import { isPublished, readPublished } from "./registry.ts";
import { readRevision, sameAtRevision } from "./revision.ts";

/** Refers to the last published versions. */
const RELEASED = "released";

/** The workspace that references are resolved in; throws an InputError where there is none. */
export type Within = () => Workspace;

/** The tool, and the workspace that references are resolved in. */
export interface RootsWithin {
  readonly installation: Installation;
  readonly workspace: Within;
}

/** The kinds of references, and those that are read from git. */
function kindOf(reference: string) {
  if (reference === RELEASED) return "release";
  if (reference.endsWith(".tgz")) return "tarball";
  if (isFolder(resolve(reference))) return "folder";
  if (reference.endsWith(".yaml")) return "manifest";
  return isPublished(reference) ? "package" : "revision";
}

/**
 * The state that an argument of the command line refers to. A branch that is named like a folder or like a
 * package is still `refs/heads/<name>`. What is named by its path needs no workspace around it.
 */
export async function resolveState(reference: string, workspace: Within): Promise<State> {
  const kind = kindOf(reference);
  if (kind === "release") return lastRelease(workspace(), readPast(workspace()));
  const path = resolve(reference);
  const label = shownPath(path);
  const root = rootOf(workspace);
  const origin = { label, root, prefix: "" };
  if (kind === "tarball") return await readPacked(path, label);
  if (kind === "folder") {
    const around = workspaceOrNone(workspace);
    return await readFolder(path, origin, around ? librariesOf(around) : []);
  }
  if (kind === "manifest") return readManifest(path, origin);
  return kind === "package"
    ? await readPublished(reference, root)
    : await readRevision(reference, workspace());
}

/**
 * The state that a reference names, and the working tree. Of a release and of a revision, what is the same
 * in the working tree is neither read nor compared.
 */
export async function sinceState(reference: string, roots: RootsWithin): Promise<Sides> {
  const { installation, workspace } = roots;
  const kind = kindOf(reference);
  if (kind === "release") return await sinceRelease({ installation, workspace: workspace() });
  if (kind === "revision")
    return await sinceRevision(reference, { installation, workspace: workspace() });
  const [base, head] = await Promise.all([
    resolveState(reference, workspace),
    workingState(workspace()),
  ]);
  return { base, head };
}

async function sinceRelease(roots: Roots): Promise<Sides> {
  const { workspace } = roots;
  const past = readPast(workspace);
  const { packages, names } = await readPackages(workspace, past.record, workspace.memory);
  const apart = apartFrom(sameManifests(roots), past.released, packages);
  const base = lastRelease(workspace, past, apart);
  return { base, head: { ...workingManifests(workspace, apart), packages, names } };
}

async function sinceRevision(reference: string, roots: Roots): Promise<Sides> {
  const { workspace } = roots;
  const same = await sameAtRevision(reference, roots);
  const record = readRecord(workspace);
  const packages = await readPackages(workspace, record, workspace.memory, same);
  const base = await readRevision(reference, workspace, same);
  return {
    base: { ...base, same },
    head: { ...workingManifests(workspace, same), ...packages, same },
  };
}

const NO_SPECS = { specs: [] };

/**
 * What was published last, with its manifests, but for those that need not be compared; empty before the
 * first release.
 */
export function releasedState(
  workspace: Workspace,
  released: Released,
  apart: ReadonlySet<string> = new Set(),
): State {
  const places = placesOf(workspace);
  const folder = releasedFolder(workspace);
  const isRead = (name: string) => released.has(name) && !apart.has(name);
  const { specs } = released.size > 0 ? readSpecs(workspace.root, folder, isRead) : NO_SPECS;
  const packages = [...released].flatMap(([id, { stable }]) =>
    stable ? [[id, stable.facts] as const] : [],
  );
  return {
    label: "the last release",
    ...readContracts(specs),
    packages: new Map(packages),
    names: new Map(packages.map(([id]) => [id, places.of(id).name])),
    partial: false,
  };
}

/** What there is now. What is as it was published costs no compiler. */
export async function workingState(workspace: Workspace): Promise<State> {
  const packages = await readPackages(workspace, readRecord(workspace));
  return { ...workingManifests(workspace), ...packages };
}

/** Every manifest as it is now, but for those that need not be compared. */
export function workingManifests(workspace: Workspace, apart?: ReadonlySet<string>): State {
  const origin = { label: "the working tree", root: workspace.root, prefix: "" };
  return readManifests(workspace.specs, origin, "meaning", apart);
}

/** Of these manifests, those with a package on both sides, which is compared in any case. */
export function apartFrom(
  same: ReadonlyMap<string, unknown>,
  released: Released,
  packages: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  return new Set([...same.keys()].filter((id) => released.get(id)?.stable && packages.has(id)));
}

function lastRelease(
  workspace: Workspace,
  { released, foreign }: Past,
  apart?: ReadonlySet<string>,
): State {
  const state = releasedState(workspace, released, apart);
  if (state.contracts.size > 0 || state.packages.size > 0) return state;
  const shown = shownIn(workspace, releasedFolder(workspace));
  const [other] = foreign.keys();
  const why = other
    ? `nothing has been released under ${workspace.scope} yet: ${shown} tells of ${other}, which is another package`
    : `nothing has been released yet (no ${shown})`;
  const fix = "name a state to compare with, such as a revision: npx blockwright diff main";
  throw new InputError(`${why}; ${fix}`);
}

/** Where shown paths begin: the workspace, else where a person is. */
export function rootOf(workspace: Within): string {
  return workspaceOrNone(workspace)?.root ?? resolve(".");
}

function workspaceOrNone(workspace: Within): Workspace | null {
  try {
    return workspace();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
