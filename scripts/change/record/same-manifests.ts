import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { manifestsInPlace } from "../../emit/pipeline/current.ts";
import { readMakers } from "../../emit/pipeline/inputs.ts";
import { parseState, readStateText, type State } from "../../emit/write/state.ts";
import { readHooks, readSpecs } from "../../language/specs.ts";
import { InputError } from "../../system/input-error.ts";
import type { Roots } from "../../system/roots.ts";
import { releasedFolder } from "./record.ts";

/**
 * Manifests that are as they were when they were published, and that the generator found in order: by name,
 * the files that each names, which are the same as well. Without memory there are none: everything is
 * compared.
 */
export function sameManifests(roots: Roots): ReadonlyMap<string, readonly string[]> {
  const { root, specs: folder, generated, memory } = roots.workspace;
  const past = releasedFolder(roots.workspace);
  if (memory === null || !existsSync(past)) return new Map();
  const state = readState(generated);
  if (state.size === 0) return new Map();
  const { specs } = readSpecs(root, folder);
  const released = new Map(readSpecs(root, past).specs.map((spec) => [spec.name, spec]));
  const inPlace = manifestsInPlace(readMakers(roots, folder), specs, state);
  const same = specs.flatMap(({ name, file }) => {
    const [hooks, before] = [inPlace.get(name), released.get(name)];
    if (!hooks || before?.file.text !== file.text) return [];
    const files = [...hooks.keys()];
    return isDeepStrictEqual(hooks, readHooks(before.folder, files))
      ? [[name, files] as const]
      : [];
  });
  return new Map(same);
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
