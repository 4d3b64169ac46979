import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SHARED } from "../../language/ir/shared.ts";
import { byCodeUnit } from "../../system/order.ts";

/** A package as it was emitted. */
export interface Package {
  /** Folder below `generated/`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Names of packages that it needs. */
  readonly needs: readonly string[];
}

/** Every emitted package, each after those that it needs, the shared ones before providers. */
export function readPackages(root: string): readonly Package[] {
  const generated = join(root, "generated");
  const all = readdirSync(generated)
    .filter((id) => existsSync(join(generated, id, "package.json")))
    .map((id) => read(generated, id));
  return inOrder(all);
}

/** Each package after those that it needs: whoever installs one finds the others. */
export function inOrder(all: readonly Package[]): readonly Package[] {
  const named = new Map(all.map((each) => [each.name, each]));
  const depth = ({ needs }: Package): number => {
    const found = needs.map((name) => named.get(name)).filter((each) => each !== undefined);
    return 1 + Math.max(0, ...found.map(depth));
  };
  const isShared = ({ id }: Package) => (SHARED.some((shared) => shared === id) ? 0 : 1);
  return all.toSorted(
    (a, b) => depth(a) - depth(b) || isShared(a) - isShared(b) || byCodeUnit(a.id, b.id),
  );
}

function read(generated: string, id: string): Package {
  // Made by the generator, and compared with what it makes before anything is published.
  const {
    name,
    version,
    dependencies = {},
  } = JSON.parse(readFileSync(join(generated, id, "package.json"), "utf8"));
  return { id, name, version, needs: Object.keys(dependencies) };
}
