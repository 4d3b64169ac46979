import { isAbsolute, relative, sep } from "node:path";

const SEGMENT = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/**
 * True for a path that stays inside the folder it is joined to, on every system: relative, forward
 * slashes, no empty, `.` or `..` member.
 */
export function isInside(path: string): boolean {
  return path
    .split("/")
    .every((member) => SEGMENT.test(member) && member !== "." && member !== "..");
}

/** A path that somebody wrote, `./manifests/`, in one spelling: `manifests`; null: it does not stay inside. */
export function plainPath(written: unknown): string | null {
  const plain = typeof written === "string" ? written.replace(/^\.\/|\/$/g, "") : "";
  return isInside(plain) ? plain : null;
}

/** True for a folder and for everything in it. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The way from a folder to a path, with forward slashes on every system. */
export function relativePath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/");
}

/** True for the name of one visible folder. */
export function isFolderName(name: string): boolean {
  return isInside(name) && !name.includes("/") && !name.startsWith(".");
}

/** Path, within an output, of one that is a file itself. */
export const WHOLE = ".";

/** Where a file of an output stands in the output folder. */
export function pathOf(id: string, path: string): string {
  return path === WHOLE ? id : `${id}/${path}`;
}

/** True for the path of a file of an output. */
export function isOutputPath(path: string): boolean {
  return path === WHOLE || isInside(path);
}

/** The folders that hold `path`, outermost first: `src/hooks/a.ts` gives `src`, `src/hooks`. */
export function foldersOf(path: string): string[] {
  const members = path.split("/").slice(0, -1);
  return members.map((_, index) => members.slice(0, index + 1).join("/"));
}

/** Guards against a target that emits paths which cannot stand beside each other everywhere. */
export function assertPaths(id: string, paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    // Some file systems do not tell capitals from small letters.
    const key = path.toLowerCase();
    if (!isFolderName(id) || !isOutputPath(path) || seen.has(key)) {
      throw new Error(`${id} emits the unusable or repeated path ${JSON.stringify(path)}`);
    }
    seen.add(key);
  }
}
