import { newFolder } from "../../../tests/kit/folder.ts";
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
  return newFolder(before);
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

function flat(packages: Readonly<Record<string, Tree>>): Tree {
  const entries = Object.entries(packages).flatMap(([id, files]) =>
    Object.entries(files).map(([path, text]) => [pathOf(id, path), text] as const),
  );
  return Object.fromEntries(entries);
}
