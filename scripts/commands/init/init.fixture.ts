import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { fakeStreams } from "../../system/terminal/streams.fixture.ts";
import { command } from "./command.ts";
import { init } from "./init.ts";

/** A folder of this name, in one that is removed after the test, and `init` in it. */
export function emptyFolder(name = "tools") {
  const above = mkdtempSync(join(tmpdir(), "init-"));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = join(above, name);
  mkdirSync(folder);
  const write = (path: string, content: unknown) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  };
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const run = async (args: readonly string[] = [], within = ".") => {
    const { streams, said } = fakeStreams(join(folder, within));
    const options = command.parse(args);
    const status = await init(options, { installation: roots.installation, streams });
    return { status, ...said };
  };
  return { folder, write, read, run, tree: () => treeOf(folder) };
}

/** Every file with its text, and every empty folder. */
function treeOf(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return Object.fromEntries(
    paths.flatMap((path) => {
      const file = join(folder, path);
      if (!existsSync(file)) return [];
      try {
        return [[path, readFileSync(file, "utf8")]];
      } catch {
        return readdirSync(file).length === 0 ? [[`${path}/`, ""]] : [];
      }
    }),
  );
}
