import { realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { factsOf } from "../fingerprint/facts.ts";
import { inputsOf } from "../fingerprint/fingerprint.ts";
import { InputError } from "../../system/input-error.ts";
import type { Roots, Workspace } from "../../system/roots.ts";
import { isLibrary } from "../../language/ir/libraries.ts";
import type { Project } from "../../language/ir/types.ts";
import { projectOf } from "../project.ts";
import type { LoadedTarget } from "./own-targets.ts";
import { type Releases, readReleases } from "../versions/releases.ts";
import { readSpecs, refuseNone, type Spec, shownFolder } from "../../language/specs.ts";

export interface RunOptions extends Roots {
  readonly specs: string;
  readonly out: string;
  /** Names of manifests; null: all. */
  readonly only: readonly string[] | null;
  /** Write nothing, report differences. */
  readonly check: boolean;
  /** Overwrite hand edits and foreign files. */
  readonly force: boolean;
  /** Make everything, whatever the fingerprints say. */
  readonly all: boolean;
}

/** Everything a run reads before it decides what to do. */
export interface Inputs {
  readonly options: RunOptions;
  /** The output folder, links in the path that was given followed. */
  readonly out: string;
  readonly project: Project;
  /** Hash over what outputs are made by. */
  readonly tool: string;
  /** Hash over the sources of the tool, which manifests are checked by. */
  readonly sources: string;
  readonly releases: Releases;
  /** What the workspace adds to packages, sorted by id. */
  readonly targets: readonly LoadedTarget[];
  readonly specs: readonly Spec[];
  /** The manifests this run is about. */
  readonly selected: readonly Spec[];
  readonly ignored: readonly string[];
}

/** What packages are made by and, beside their manifests, of. */
export function readMakers({ installation, workspace }: Roots, folder: string) {
  const facts = factsOf(installation);
  const project = projectOf(workspace, facts);
  const { fingerprint: sources, runtime } = facts;
  const tool = inputsOf(JSON.stringify(project), { tool: sources });
  const releases = readReleases(runtime, folder, shownFolder(workspace.root, folder));
  return { project, tool, sources, releases };
}

/** Reads manifests, changelogs and the project, and loads its targets. */
export async function readInputs(options: RunOptions): Promise<Inputs> {
  const { workspace } = options;
  const folder = resolve(options.specs);
  const found = readSpecs(workspace.root, folder);
  if (!options.force) refuseNone(found, folder, "; --force removes every generated package");
  const { specs, ignored } = found;
  const selected = select(specs, options.only);
  const makers = readMakers(options, folder);
  const out = resolved(resolve(options.out));
  const targets = await targetsOf(workspace);
  return { options, out, ...makers, targets, specs, selected, ignored };
}

/** Loads what loads targets where there are any. */
async function targetsOf(workspace: Workspace): Promise<readonly LoadedTarget[]> {
  if (workspace.targets.length === 0) return [];
  const { loadTargets } = await import("./own-targets.ts");
  return await loadTargets(workspace);
}

/** The manifests that `only` names. */
export function select(specs: readonly Spec[], only: readonly string[] | null): readonly Spec[] {
  if (only === null) return specs;
  const names = specs.map(({ name }) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const list = unknown.map((name) => JSON.stringify(name)).join(", ");
    const hint = unknown.some(isLibrary) ? "; libraries are written by hand, not generated" : "";
    throw new InputError(
      `--only names ${list}; there are manifests for ${names.join(", ")}${hint}`,
    );
  }
  return specs.filter(({ name }) => only.includes(name));
}

/** The folder itself may be a link: that is the word of whoever runs this. */
function resolved(out: string): string {
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats === undefined) return out;
  if (!stats.isDirectory()) throw new InputError(`${out} is not a folder`);
  return realpathSync(out);
}
