import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../system/input-error.ts";
import type { LockedPackage } from "../language/ir/locked.ts";

/** What npm keeps of one installed package, as far as it is read. */
interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const FOLDER = "node_modules/";

type Entries = Readonly<Record<string, Entry>>;

/** The packages of these names as package-lock.json has them, then all that they depend on. */
export function readLocked(root: string, names: readonly string[]): readonly LockedPackage[] {
  const entries = readEntries(root);
  const places = names.map((name) => placeOf(name, "", entries));
  const packages: LockedPackage[] = [];
  for (const place of places) {
    const { dependencies = {}, license = null, integrity = null } = entries[place] ?? {};
    const needed = Object.keys(dependencies).map((name) => placeOf(name, place, entries));
    places.push(...needed.filter((each) => !places.includes(each)));
    const about = { ...identityAt(place, entries), license, integrity };
    packages.push({ ...about, dependencies: needed.map((each) => refAt(each, entries)) });
  }
  return packages;
}

function identityAt(place: string, entries: Entries) {
  const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
  return { name, version: entries[place]?.version ?? "" };
}

function refAt(place: string, entries: Entries): string {
  const { name, version } = identityAt(place, entries);
  return `${name}@${version}`;
}

function readEntries(root: string): Entries {
  try {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    return packages;
  } catch (error) {
    const why = "package-lock.json cannot be read, and bills of materials take versions from it";
    throw new InputError(`${why}; run npm install`, { cause: error });
  }
}

/** Where npm put a package that another one needs: below that one, or below what that one lies in. */
function placeOf(name: string, owner: string, entries: Entries): string {
  const place = `${owner === "" ? "" : `${owner}/`}${FOLDER}${name}`;
  if (place in entries) return place;
  if (owner === "") throw new InputError(`package-lock.json lacks ${name}; run npm install`);
  return placeOf(name, owner.slice(0, Math.max(0, owner.lastIndexOf(FOLDER) - 1)), entries);
}
