import { join } from "node:path";
import { plainPath, relativePath } from "../../../system/path.ts";
import type { Workspace } from "../../../system/roots.ts";

/** Where a project keeps what a state is read from. */
export type Layout = Pick<Workspace, "specs" | "generated" | "libraries">;

/**
 * The layout that a package.json tells of, with paths below its folder: another revision may have another
 * one than today. What it does not say is as usual, and its libraries are those of today.
 */
export function layoutOf(packageJson: string | null, libraries: readonly string[]): Layout {
  const said = keyOf(packageJson);
  const path = (name: string) => plainPath(said[name]) ?? name;
  const own = said["libraries"];
  return {
    specs: path("specs"),
    generated: path("generated"),
    libraries: Array.isArray(own) ? own.flatMap((each) => plainPath(each) ?? []) : libraries,
  };
}

/** The same in a folder. */
export function within(folder: string, { specs, generated, libraries }: Layout): Layout {
  const at = (path: string) => join(folder, path);
  return { specs: at(specs), generated: at(generated), libraries: libraries.map(at) };
}

/** The libraries of a workspace, below its root. */
export function librariesOf({ root, libraries }: Workspace): readonly string[] {
  return libraries.map((folder) => relativePath(root, folder));
}

/** A key that is not as it should be is no obstacle: the check of the working tree reports it. */
function keyOf(packageJson: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(packageJson ?? "{}")?.blockwright);
  } catch {
    return {};
  }
}
