import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, treeOf, writeFiles } from "../../../tests/kit/folder.ts";
import { roots } from "../../system/roots.fixture.ts";
import { fakeStreams } from "../../system/terminal/streams.fixture.ts";
import { command } from "./command.ts";
import { init } from "./init.ts";

/** A folder of this name, in one that is removed after the test, and `init` in it. */
export function emptyFolder(name = "tools") {
  const folder = join(newFolder({ [`${name}/`]: "" }), name);
  const write = (path: string, content: string | object) => writeFiles(folder, { [path]: content });
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const run = async (args: readonly string[] = [], within = ".") => {
    const { streams, said } = fakeStreams(join(folder, within));
    const options = command.parse(args);
    const status = await init(options, { installation: roots.installation, streams });
    return { status, ...said };
  };
  return { folder, write, read, run, tree: () => stateOf(folder) };
}

/** Every file with its text, and every empty folder. */
function stateOf(folder: string): Readonly<Record<string, string>> {
  const empty = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readdirSync(path).length === 0);
  return { ...treeOf(folder), ...Object.fromEntries(empty.map((path) => [path, ""])) };
}
