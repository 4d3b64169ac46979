import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLibrary, LIBRARIES, packageFolder } from "../../language/ir/libraries.ts";
import { byCodeUnit } from "../../system/order.ts";

/** A package as it is published. */
export interface Package {
  /** Name without the scope, also of its folder. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Names of packages that it needs. */
  readonly needs: readonly string[];
}

/** Every package, each after those that it needs, the libraries before providers. */
export function readPackages(root: string): readonly Package[] {
  // An older checkout leaves what it built of the libraries in generated/.
  const ids = new Set([...LIBRARIES, ...readdirSync(join(root, "generated"))]);
  const all = [...ids].flatMap((id) => {
    const file = join(root, packageFolder(id), "package.json");
    return existsSync(file) ? [read(id, file)] : [];
  });
  return inOrder(all);
}

/** Each package after those that it needs: whoever installs one finds the others. */
export function inOrder(all: readonly Package[]): readonly Package[] {
  const named = new Map(all.map((each) => [each.name, each]));
  const depth = ({ needs }: Package): number => {
    const found = needs.map((name) => named.get(name)).filter((each) => each !== undefined);
    return 1 + Math.max(0, ...found.map(depth));
  };
  const rank = ({ id }: Package) => (isLibrary(id) ? 0 : 1);
  return all.toSorted((a, b) => depth(a) - depth(b) || rank(a) - rank(b) || byCodeUnit(a.id, b.id));
}

function read(id: string, file: string): Package {
  // What the generator and the plan of the release say it has to be is compared before anything is published.
  const { name, version, dependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
  return { id, name, version, needs: Object.keys(dependencies) };
}
