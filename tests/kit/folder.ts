import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterwards } from "./afterwards.ts";

/** Files by their paths below a folder: text, bytes, or what is written as JSON. A path that ends with `/` is a folder. */
export type Files = Readonly<Record<string, string | object>> | readonly WrittenFile[];

interface WrittenFile {
  readonly path: string;
  readonly contents: string | object;
}

/**
 * Makes a folder with these files, and returns its real path; it is gone after the test, or outside of one after the
 * file. Its name has a space, so that nothing works only without one. It lies in that of the system, unless told.
 */
export function newFolder(files: Files = {}, within: string = tmpdir()): string {
  mkdirSync(within, { recursive: true });
  const folder = realpathSync(mkdtempSync(join(within, "blockwright test ")));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  const list: readonly WrittenFile[] = Array.isArray(files)
    ? files
    : Object.entries(files).map(([path, contents]) => ({ path, contents }));
  for (const { path, contents } of list) {
    const file = join(folder, path);
    const isFolder = path.endsWith("/");
    mkdirSync(isFolder ? file : dirname(file), { recursive: true });
    if (isFolder) continue;
    const isWhole = typeof contents === "string" || contents instanceof Uint8Array;
    writeFileSync(file, isWhole ? contents : JSON.stringify(contents));
  }
}

/** Replaces a text in a file, wherever it stands there. */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(
    file,
    text.replaceAll(from, () => to),
  );
}

/** Every file below a folder with its text, hidden folders included. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
}
