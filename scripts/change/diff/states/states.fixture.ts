import { join } from "node:path";
import type { Workspace } from "../../../system/roots.ts";
import type { State } from "./state.ts";
import { readReleased } from "../../record/record.ts";
import { releasedState, resolveState, workingState } from "./resolve.ts";

/** A workspace in a folder, which need not say that it is one. */
export function workspaceIn(root: string, more: Partial<Workspace> = {}): Workspace {
  return {
    root,
    scope: "@blockwright",
    specs: join(root, "specs"),
    generated: join(root, "generated"),
    cache: join(root, "node_modules/.cache/blockwright"),
    memory: null,
    project: { license: "MIT", author: null, repository: null, directory: "generated" },
    libraries: [],
    targets: [],
    documented: null,
    workflows: [],
    ...more,
  };
}

/** The state that a reference names in the workspace of a folder. */
export async function stateIn(root: string, reference: string): Promise<State> {
  return await resolveState(reference, () => workspaceIn(root));
}

/** What was released last in the workspace of a folder. */
export function releasedIn(root: string): State {
  const workspace = workspaceIn(root);
  return releasedState(workspace, readReleased(workspace));
}

/** What the workspace of a folder holds now. */
export async function workingIn(root: string): Promise<State> {
  return await workingState(workspaceIn(root));
}
