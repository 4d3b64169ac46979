import {
  chmodSync,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { refused } from "./error.ts";

/**
 * Gives a file another text. It is written beside and renamed, so that the file is never half
 * written; permissions stay, and a link stays a link.
 */
export function replaceFile(path: string, text: string): void {
  const target = realpathSync(path);
  const draft = `${target}.part`;
  try {
    writeFileSync(draft, text);
    chmodSync(draft, statSync(target).mode);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw refused(error, path, "it is as it was");
  }
}

/** Creates a file with its whole text at once, in a folder that may be new. A file that is there stays as it is, and is an error. */
export function createFile(path: string, text: string): void {
  const draft = `${path}.part`;
  let made: string | undefined;
  try {
    made = mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    linkSync(draft, path);
    rmSync(draft);
  } catch (error) {
    if (made === undefined) rmSync(draft, { force: true });
    else rmSync(made, { recursive: true });
    throw refused(error, path, "nothing is written");
  }
}
