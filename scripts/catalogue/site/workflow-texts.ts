import { readFileSync, statSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
import { InputError } from "../../system/input-error.ts";
import { relativePath } from "../../system/path.ts";
import type { Workspace } from "../../system/roots.ts";
import { workflowFiles } from "../../system/workflow-files.ts";
import type { WorkflowText } from "../data/workflow-page.ts";

/** Folders of workflows that were named by hand. Throws an InputError where one is none. */
export function namedFolders(names: readonly string[]): readonly string[] {
  const missing = names.filter((name) => !isFolder(name));
  if (missing.length > 0) {
    const list = missing.map((name) => `${name}: there is no such folder`);
    throw new InputError(`--workflows: ${list.join("\n  ")}`);
  }
  return names.map((name) => resolve(name));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Reads the workflows of some folders, each with a name of its own. */
export function readWorkflowTexts(
  folders: readonly string[],
  { root }: Pick<Workspace, "root">,
): readonly WorkflowText[] {
  const taken = new Set<string>();
  return workflowFiles(folders).map((path) => ({
    id: freeId(path, taken),
    file: relativePath(root, path),
    text: readFileSync(path, "utf8"),
  }));
}

/** The name of a file is a part of addresses: signs that mean something there are dashes. */
function freeId(path: string, taken: Set<string>): string {
  const name = basename(path, extname(path)).replace(/[^\p{L}\p{N}._-]+/gu, "-");
  let id = name;
  // Some file systems do not tell capitals from small letters.
  for (let count = 2; taken.has(id.toLowerCase()); count++) id = `${name}-${count}`;
  taken.add(id.toLowerCase());
  return id;
}
