import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { exchange, inDraft, makeFolder } from "../../system/draft.ts";
import { refused } from "../../system/error.ts";
import { InputError } from "../../system/input-error.ts";
import { refuseLinks } from "../../system/links.ts";
import { foldersOf, isBelow, relativePath } from "../../system/path.ts";
import type { Workspace } from "../../system/roots.ts";
import type { SiteFiles } from "./files.ts";

/** Says that a folder holds a catalogue, which may be replaced, and lists its files. */
const MARK = ".catalogue";

/** Throws an InputError where a catalogue would take the place of anything but a catalogue. */
export function refuseFolder(
  folder: string,
  {
    root,
    specs,
    generated,
    workflows,
  }: Pick<Workspace, "root" | "specs" | "generated" | "workflows">,
): void {
  refuseLinks(folder, root);
  const owner = [specs, generated, ...workflows].find((own) => isBelow(folder, own));
  if (owner !== undefined)
    throw new InputError(
      `--out: ${folder} lies in ${owner}, which is the project's; name a folder beside it`,
    );
  refuseForeign(folder);
}

function refuseForeign(folder: string): void {
  const above = standing(folder);
  if (!statSync(above).isDirectory())
    throw new InputError(`--out: ${above} is a file; name a folder`);
  if (above !== folder) return;
  const foreign = foreignIn(folder);
  if (foreign !== undefined)
    throw new InputError(
      `--out: ${folder} holds ${foreign}, which is of no catalogue; name a new folder, or move it away`,
    );
}

/** A path, or else the nearest one above it that is there. */
function standing(path: string): string {
  return existsSync(path) ? path : standing(dirname(path));
}

/** A file, or a folder, that no catalogue has put there. */
function foreignIn(folder: string): string | undefined {
  const mark = join(folder, MARK);
  const listed = existsSync(mark) ? readFileSync(mark, "utf8").split("\n") : [];
  const own = new Set([MARK, ...listed, ...listed.flatMap(foldersOf)]);
  const paths = function* (below: string): Generator<string> {
    for (const entry of readdirSync(below, { withFileTypes: true })) {
      const path = relativePath(folder, join(below, entry.name));
      if (!own.has(path)) yield path;
      else if (entry.isDirectory()) yield* paths(join(below, entry.name));
    }
  };
  const [first] = paths(folder);
  return first;
}

/** Gives a folder these files and no others; one that holds anything but a catalogue is an InputError. */
export function replaceFolder(named: string, files: SiteFiles, root: string): void {
  refuseLinks(named, root);
  refuseForeign(named);
  const folder = existsSync(named) ? realpathSync(named) : named;
  let made: string | undefined;
  try {
    made = makeFolder(dirname(folder));
    inDraft(folder, root, (draft) => {
      writeFiles(draft, new Map([...files, [MARK, [...files.keys()].join("\n")]]));
      // Renamed: it is never half there.
      exchange(draft, folder, `${draft}.former`);
    });
  } catch (error) {
    if (made !== undefined) rmSync(made, { recursive: true });
    throw refused(error, named, "it is as it was");
  }
}

function writeFiles(folder: string, files: SiteFiles): void {
  for (const [path, contents] of files) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    writeFileSync(file, contents);
  }
}
