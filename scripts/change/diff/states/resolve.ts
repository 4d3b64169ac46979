import { statSync } from "node:fs";
import { resolve } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { readSpecs } from "../../../language/specs.ts";
import { placesOf, shownIn } from "../../record/places.ts";
import { readOwn, readRecord, type Released, releasedFolder } from "../../record/record.ts";
import type { Workspace } from "../../../system/roots.ts";
import { shownPath } from "../../../system/terminal/shown-path.ts";
import { readContracts } from "../../../language/read-contract.ts";
import type { State } from "../state.ts";
import { readFolder, readManifest, readProject } from "./folder.ts";
import { librariesOf } from "./layout.ts";
import { readPacked } from "./packed.ts";
import { isPublished, readPublished } from "./registry.ts";
import { readRevision } from "./revision.ts";

/** Refers to the last published versions. */
const RELEASED = "released";

/** The workspace that references are resolved in; throws an InputError where there is none. */
export type Within = () => Workspace;

/**
 * The state that an argument of the command line refers to. A branch that is named like a folder or like a
 * package is still `refs/heads/<name>`. What is named by its path needs no workspace around it.
 */
export async function resolveState(reference: string, workspace: Within): Promise<State> {
  if (reference === RELEASED) return lastRelease(workspace());
  const path = resolve(reference);
  const label = shownPath(path);
  const root = rootOf(workspace);
  const origin = { label, root, prefix: "" };
  if (reference.endsWith(".tgz")) return await readPacked(path, label);
  if (isFolder(path)) {
    const around = workspaceOrNone(workspace);
    return await readFolder(path, origin, around ? librariesOf(around) : []);
  }
  if (reference.endsWith(".yaml")) return readManifest(path, origin);
  return isPublished(reference)
    ? await readPublished(reference, root)
    : await readRevision(reference, workspace());
}

/** What was published last, with its manifests; empty before the first release. */
export function releasedState(workspace: Workspace, released: Released): State {
  const places = placesOf(workspace);
  const folder = releasedFolder(workspace);
  const specs = released.size > 0 ? readSpecs(workspace.root, folder).specs : [];
  const packages = [...released].flatMap(([id, { stable }]) =>
    stable ? [[id, stable.facts] as const] : [],
  );
  return {
    label: "the last release",
    contracts: readContracts(specs.filter(({ name }) => released.has(name))),
    packages: new Map(packages),
    names: new Map(packages.map(([id]) => [id, places.of(id).name])),
    partial: false,
  };
}

export async function workingState(workspace: Workspace): Promise<State> {
  const origin = { label: "the working tree", root: workspace.root, prefix: "" };
  return await readProject(workspace, origin, "meaning", readRecord(workspace));
}

function lastRelease(workspace: Workspace): State {
  const { released, foreign } = readOwn(workspace);
  const state = releasedState(workspace, released);
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
