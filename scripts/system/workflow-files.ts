import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byCodeUnit } from "./order.ts";

/** The documents of workflows in some folders and those below, sorted; a folder that is not there has none. */
export function workflowFiles(folders: readonly string[]): readonly string[] {
  const paths = folders.filter(existsSync).flatMap((folder) => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((each) => each.isFile() && /\.(?:ya?ml|json)$/.test(each.name));
    return files.map(({ parentPath, name }) => join(parentPath, name));
  });
  return [...new Set(paths)].toSorted(byCodeUnit);
}
