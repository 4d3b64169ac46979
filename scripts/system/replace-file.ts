import {
  chmodSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { inDraft, makeFolder } from "./draft.ts";
import { refused } from "./error.ts";
import { refuseLinks } from "./links.ts";

/**
 * Gives a file another text, or makes it with its folder. It is written elsewhere and renamed, so that it is never
 * half written; permissions stay. A device or a pipe stays what it is, and is written to. Below `root`, the root of the
 * workspace, nothing is written through links; elsewhere a link stays a link.
 */
export function replaceFile(path: string, text: string, root: string): void {
  try {
    refuseLinks(path, root);
    makeFolder(dirname(path));
    const before = statSync(path, { throwIfNoEntry: false });
    if (before && !before.isFile()) return void writeFileSync(path, text);
    const target = before ? realpathSync(path) : path;
    inDraft(target, root, (draft) => {
      writeFileSync(draft, text, { flag: "wx" });
      if (before) chmodSync(draft, before.mode);
      renameSync(draft, target);
    });
  } catch (error) {
    throw refused(error, path, "it is as it was");
  }
}

/** Creates a file with its whole text at once, in a folder that may be new. A file that is there stays as it is, and is an error. */
export function createFile(path: string, text: string, root: string): void {
  let made: string | undefined;
  try {
    refuseLinks(path, root);
    made = makeFolder(dirname(path));
    inDraft(path, root, (draft) => {
      writeFileSync(draft, text, { flag: "wx" });
      linkSync(draft, path);
    });
  } catch (error) {
    if (made !== undefined) rmSync(made, { recursive: true });
    throw refused(error, path, "nothing is written");
  }
}
