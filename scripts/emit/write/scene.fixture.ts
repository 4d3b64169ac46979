import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { commit } from "./commit.ts";
import { hashText } from "../../system/hash.ts";
import { inspector } from "./inspect.ts";
import { withLock } from "./lock.ts";
import { pathOf, WHOLE } from "../../system/path.ts";
import { planPackage } from "./plan.ts";
import { openStatCache } from "./stat-cache.ts";

type Tree = Readonly<Record<string, string>>;

const recorded: Readonly<Record<string, Tree>> = {
  a: { same: "1", changed: "1", "src/stale": "1" },
  b: { gone: "1" },
  "changed.json": { [WHOLE]: "1" },
  "gone.json": { [WHOLE]: "1" },
};

const foreign: Tree = { "a/dist/a.js": "built", "a/src/notes": "mine", "b/notes": "mine" };

const wanted: Readonly<Record<string, Tree>> = {
  a: { same: "1", changed: "2", "src/new": "2" },
  b: {},
  c: { "deep/er/file": "2" },
  "changed.json": { [WHOLE]: "2" },
  "gone.json": {},
  "new.json": { [WHOLE]: "2" },
};

/** The output folder before the change: packages with files that people put beside, and files. */
export const before: Tree = { ".blockwright.json": "old", ...flat(recorded), ...foreign };

/** The output folder after it: of packages, of files in one and of files beside them, some are changed, gone and new. */
export const after: Tree = { ".blockwright.json": "new", ...flat(wanted), ...foreign };

/** Creates an output folder that looks like `before`. */
export function scene(): string {
  const out = mkdtempSync(join(tmpdir(), "blockwright-scene-"));
  for (const [path, text] of Object.entries(before)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return out;
}

/** Changes the folder into `after`. */
export async function act(out: string): Promise<void> {
  const inspect = inspector(out, openStatCache(null));
  const plans = Object.entries(wanted).map(([id, files]) => {
    const list = Object.entries(files).map(([path, contents]) => ({ path, contents }));
    const known = Object.entries(recorded[id] ?? {}).map(([path, text]) => [path, hashText(text)]);
    return planPackage(id, list, Object.fromEntries(known), inspect, false);
  });
  await withLock(out, 0, () => commit(out, plans, "new"));
}

/** Every file of a folder with its text; the workspace of a run is left out on request. */
export function treeOf(folder: string, withWorkspace = true): Tree {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const shown = paths.filter((path) => withWorkspace || !path.startsWith(".blockwright/"));
  return Object.fromEntries(shown.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

function flat(packages: Readonly<Record<string, Tree>>): Tree {
  const entries = Object.entries(packages).flatMap(([id, files]) =>
    Object.entries(files).map(([path, text]) => [pathOf(id, path), text] as const),
  );
  return Object.fromEntries(entries);
}
