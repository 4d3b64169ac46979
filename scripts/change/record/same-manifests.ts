import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { manifestsInPlace } from "../../emit/pipeline/current.ts";
import { readMakers } from "../../emit/pipeline/inputs.ts";
import { parseState, readStateText, type State } from "../../emit/write/state.ts";
import { readHooks, readSpecs, type Spec } from "../../language/specs.ts";
import { InputError } from "../../system/input-error.ts";
import type { Roots } from "../../system/roots.ts";
import { releasedFolder } from "./record.ts";

/**
 * Manifests that are as they were when they were published, and that the generator found in order: by name,
 * the files that each names, which are the same as well. Without memory there are none: everything is
 * compared.
 */
export function sameManifests(roots: Roots): ReadonlyMap<string, readonly string[]> {
  const past = releasedFolder(roots.workspace);
  if (!existsSync(past)) return new Map();
  const { specs } = readSpecs(roots.workspace.root, past);
  const released = new Map(specs.map((spec) => [spec.name, spec]));
  const same = manifestsAsGenerated(roots).flatMap(({ name, file, hooks }) => {
    const before = released.get(name);
    if (before?.file.text !== file.text) return [];
    const files = [...hooks.keys()];
    const isSame = isDeepStrictEqual(hooks, readHooks(before.folder, files));
    return isSame ? [[name, files] as const] : [];
  });
  return new Map(same);
}

/** A manifest with the files that it names. */
interface WholeManifest extends Spec {
  readonly hooks: ReadonlyMap<string, string>;
}

/** Manifests that the generator found in order, as they are now; without memory there are none. */
export function manifestsAsGenerated(roots: Roots): readonly WholeManifest[] {
  const { root, specs: folder, generated, memory } = roots.workspace;
  const state: State = memory === null ? new Map() : readState(generated);
  if (state.size === 0) return [];
  const { specs } = readSpecs(root, folder);
  const inPlace = manifestsInPlace(readMakers(roots, folder), specs, state);
  return specs.flatMap((spec) => {
    const hooks = inPlace.get(spec.name);
    return hooks ? [{ ...spec, hooks }] : [];
  });
}

/** A state file that cannot be read is the generator's to report. */
function readState(generated: string): State {
  try {
    return parseState(readStateText(generated));
  } catch (error) {
    if (error instanceof InputError) return new Map();
    throw error;
  }
}
