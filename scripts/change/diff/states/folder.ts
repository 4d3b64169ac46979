import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import { readSpecs, refuseNone } from "../../../language/specs.ts";
import { type CheckLevel, readContracts } from "../../../language/read-contract.ts";
import type { State } from "./state.ts";
import { type Layout, layoutOf, within } from "./layout.ts";
import { named, type Origin } from "./origin.ts";
import { readPackage, readPackages } from "./package.ts";

/** The state that a folder holds: of a project, of one package, or of manifests. */
export async function readFolder(
  folder: string,
  origin: Origin,
  libraries: readonly string[],
): Promise<State> {
  const file = join(folder, "package.json");
  const packageJson = existsSync(file) ? readFileSync(file, "utf8") : null;
  const layout = within(folder, layoutOf(packageJson, libraries));
  if (existsSync(layout.specs)) return await readProject(layout, origin, "meaning");
  if (packageJson !== null) return await readPackage(folder, origin);
  return readManifests(folder, origin, "meaning");
}

/** The state of a whole project. */
export async function readProject(
  layout: Layout,
  origin: Origin,
  level: CheckLevel = "shape",
  apart?: ReadonlySet<string>,
): Promise<State> {
  const packages = await readPackages(layout);
  return { ...readManifests(layout.specs, origin, level, apart), ...packages };
}

/** The state of every manifest of a folder, apart from those that need not be compared. */
export function readManifests(
  folder: string,
  origin: Origin,
  level: CheckLevel = "shape",
  apart: ReadonlySet<string> = new Set(),
): State {
  const found = readSpecs(origin.root, folder, (name) => !apart.has(name));
  if (apart.size === 0) refuseNone(found, origin.label);
  const specs = found.specs.map((spec) => named(origin, spec));
  const read = readContracts(specs, level);
  return { label: origin.label, ...read, ...NO_PACKAGES, partial: false };
}

/** The state of one manifest; it says nothing of other packages. */
export function readManifest(file: string, origin: Origin): State {
  const name = basename(file, ".yaml");
  const { specs } = readSpecs(origin.root, dirname(file));
  const spec = specs.filter((each) => each.name === name);
  if (spec.length === 0) throw new InputError(`there is no file ${origin.label}`);
  const read = readContracts(spec, "meaning");
  return { label: origin.label, ...read, ...NO_PACKAGES, partial: true };
}

const NO_PACKAGES = { packages: new Map(), names: new Map() };
