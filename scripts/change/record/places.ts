import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { shownFolder } from "../../language/specs.ts";
import { InputError } from "../../system/input-error.ts";
import { packageJsonIn, type Workspace } from "../../system/roots.ts";

/** A package of a workspace, and where it lies. Paths are absolute. */
export interface Place {
  /** Name without the scope: what `--only` and reports call it. */
  readonly id: string;
  /** `@acme/books` */
  readonly name: string;
  readonly folder: string;
  readonly changelog: string;
  /** Written by hand and released along; the packages of providers are generated. */
  readonly isLibrary: boolean;
}

/** Every package that a workspace may have, by id. */
export interface Places {
  readonly libraries: ReadonlyMap<string, Place>;
  /** Of a library, or else of the provider with this id, whether or not there is one. */
  of(id: string): Place;
}

/** Where the packages of a workspace lie; a library keeps its own name, whatever the scope. */
export function placesOf(workspace: Workspace): Places {
  const libraries = new Map<string, Place>();
  for (const folder of workspace.libraries) {
    const place = library(folder, workspace);
    const other = libraries.get(place.id);
    if (other) throw wrong(workspace, `${other.name} and ${place.name} have one id, ${place.id}`);
    libraries.set(place.id, place);
  }
  return { libraries, of: (id) => libraries.get(id) ?? provider(id, workspace) };
}

/** Throws an InputError where nothing is generated: each package would seem to be new, or gone. */
export function requirePackages(workspace: Workspace): void {
  const { generated } = workspace;
  const names = existsSync(generated) ? readdirSync(generated) : [];
  if (names.some((name) => existsSync(join(generated, name, "package.json")))) return;
  const shown = shownIn(workspace, generated);
  throw new InputError(`${shown} holds no packages; run \`npx blockwright generate\``);
}

/** A path as people know it: from the root of the workspace. */
export function shownIn({ root }: Workspace, path: string): string {
  return shownFolder(root, path);
}

function provider(id: string, { scope, specs, generated }: Workspace): Place {
  return {
    id,
    name: `${scope}/${id}`,
    folder: join(generated, id),
    changelog: join(specs, "changelogs", `${id}.md`),
    isLibrary: false,
  };
}

function library(folder: string, workspace: Workspace): Place {
  const { name, version, private: isPrivate } = packageJsonIn(folder) ?? {};
  const shown = shownIn(workspace, folder);
  if (typeof name !== "string" || typeof version !== "string")
    throw wrong(workspace, `${shown} has no package.json with a name and a version`);
  if (isPrivate === true)
    throw wrong(workspace, `${shown} is private, so npm does not publish it; leave it out`);
  return {
    id: idOf(name),
    name,
    folder,
    changelog: join(folder, "CHANGELOG.md"),
    isLibrary: true,
  };
}

function wrong({ root }: Workspace, what: string): InputError {
  return new InputError(`${join(root, "package.json")}: "blockwright.libraries": ${what}`);
}

/** `books` of `@acme/books`. */
export function idOf(name: string): string {
  return name.replace(/^@[^/]*\//, "");
}
