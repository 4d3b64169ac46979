import { statSync } from "node:fs";
import { resolve } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { readSpecs } from "../../../language/specs.ts";
import { readRecord, readReleased, releasedFolder } from "../../record/record.ts";
import { shownPath } from "../../../system/terminal/shown-path.ts";
import { readContracts } from "../../../language/read-contract.ts";
import type { State } from "../state.ts";
import { readFolder, readManifest } from "./folder.ts";
import { readPacked } from "./packed.ts";
import { isPublished, readPublished } from "./registry.ts";
import { readRevision } from "./revision.ts";

/** Refers to the last published versions. */
const RELEASED = "released";

/**
 * The state that an argument of the command line refers to. A branch that is named like a folder or like a
 * package is still `refs/heads/<name>`.
 */
export async function resolveState(reference: string, root: string): Promise<State> {
  if (reference === RELEASED) return refuseUnreleased(await releasedState(root));
  const path = resolve(reference);
  const label = shownPath(path);
  const origin = { label, root, prefix: "" };
  if (reference.endsWith(".tgz")) return await readPacked(path, label);
  if (isFolder(path)) return await readFolder(path, origin, "meaning");
  if (reference.endsWith(".yaml")) return readManifest(path, origin);
  return isPublished(reference)
    ? await readPublished(reference)
    : await readRevision(reference, root);
}

/** What was published last; empty before the first release. */
export async function releasedState(root: string): Promise<State> {
  const released = readReleased(root);
  const folder = releasedFolder(root);
  const specs = released.size > 0 ? readSpecs(root, folder).specs : [];
  const packages = [...released].flatMap(([id, { stable }]) =>
    stable ? [[id, stable.facts] as const] : [],
  );
  return {
    label: "the last release",
    contracts: readContracts(specs.filter(({ name }) => released.has(name))),
    packages: new Map(packages),
    partial: false,
  };
}

export async function workingState(root: string): Promise<State> {
  const origin = { label: "the working tree", root, prefix: "" };
  return await readFolder(root, origin, "meaning", readRecord(root));
}

function refuseUnreleased(state: State): State {
  if (state.contracts.size > 0 || state.packages.size > 0) return state;
  const fix = "name a state to compare with, such as a revision: npx blockwright diff main";
  throw new InputError(`nothing has been released yet (no specs/${RELEASED}); ${fix}`);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
