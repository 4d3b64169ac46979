import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodeUnit } from "../../system/order.ts";
import type { Workspace } from "../../system/roots.ts";
import { type Place, placesOf } from "../record/places.ts";

/** A package as it is published. */
export interface Package extends Place {
  readonly version: string;
  /** Names of packages that it needs. */
  readonly needs: readonly string[];
}

/** Every package, each after those that it needs, the libraries before providers. */
export function readPackages(workspace: Workspace): readonly Package[] {
  const { libraries, of } = placesOf(workspace);
  // An older checkout leaves what it built of the libraries in generated/.
  const ids = new Set([...libraries.keys(), ...readdirSync(workspace.generated)]);
  const places = [...ids].map(of).filter(({ folder }) => existsSync(join(folder, "package.json")));
  return inOrder(places.map(read));
}

/** Each package after those that it needs: whoever installs one finds the others. */
export function inOrder(all: readonly Package[]): readonly Package[] {
  const named = new Map(all.map((each) => [each.name, each]));
  const depth = ({ needs }: Package): number => {
    const found = needs.map((name) => named.get(name)).filter((each) => each !== undefined);
    return 1 + Math.max(0, ...found.map(depth));
  };
  const rank = ({ isLibrary }: Package) => (isLibrary ? 0 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b) || depth(a) - depth(b) || byCodeUnit(a.id, b.id));
}

function read(place: Place): Package {
  // What the generator and the plan of the release say it has to be is compared before anything is published.
  const file = readFileSync(join(place.folder, "package.json"), "utf8");
  const {
    name,
    version,
    dependencies,
    peerDependencies,
    peerDependenciesMeta = {},
  } = JSON.parse(file);
  const needs = Object.keys({ ...dependencies, ...peerDependencies });
  const isNeeded = (each: string) => peerDependenciesMeta[each]?.optional !== true;
  return { ...place, name, version, needs: needs.filter(isNeeded) };
}
