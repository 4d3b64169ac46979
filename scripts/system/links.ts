import { lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { errorCode, OutputError } from "./error.ts";
import { isBelow } from "./path.ts";

/**
 * Throws an OutputError where a member of a path below the root of a workspace is a link, the path itself
 * included: whoever puts a link into a repository must not choose what is written. A path outside is one that
 * a person named.
 */
export function refuseLinks(path: string, root: string): void {
  const link = linkOn(path, root);
  if (link === undefined) return;
  throw new OutputError(
    `cannot write ${path}: ${link} is a link, and nothing is written through links; put a real ${link === path ? "file or folder" : "folder"} in its place, or name another path`,
  );
}

/** The first link on the way from the root of a workspace to a path; undefined: there is none. */
export function linkOn(path: string, root: string): string | undefined {
  const from = isBelow(path, root) ? root : aliasOf(root, path);
  if (from === undefined) return undefined;
  let member = from;
  for (const name of relative(from, path).split(sep)) {
    member = join(member, name);
    const stats = look(member);
    // Package managers make links there, and what stands there is run anyway.
    if (stats === undefined || basename(member) === "node_modules") return undefined;
    if (stats.isSymbolicLink()) return member;
  }
  return undefined;
}

/** The root by another name, such as a link above it, where a path lies below that. */
function aliasOf(root: string, path: string): string | undefined {
  const real = realpathSync(root);
  const above = (at: string): string[] => (dirname(at) === at ? [at] : [...above(dirname(at)), at]);
  // The outermost, so that a link within that leads back to the root counts as a link.
  return above(path).find(
    (at) => statSync(at, { throwIfNoEntry: false }) && realpathSync(at) === real,
  );
}

function look(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // Below a file there is nothing.
    if (errorCode(error) === "ENOTDIR") return undefined;
    throw error;
  }
}
