import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Workspace } from "../../system/roots.ts";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import { printChangelog } from "../../emit/versions/changelog.ts";
import { placesOf } from "../record/places.ts";
import type { PackagePlan } from "./plan.ts";

/** What was written. */
export interface Written {
  /** Ids of the packages whose files were not as planned. */
  readonly ids: readonly string[];
  /** Puts everything back. */
  undo(): void;
}

/** Writes changelogs, and versions of libraries, that are not yet as planned: all, or none. */
export function writeReleases(workspace: Workspace, plans: readonly PackagePlan[]): Written {
  const places = placesOf(workspace);
  const files = plans.flatMap(({ id, changelog, packageJson }) => {
    const place = places.of(id);
    const texts: readonly (readonly [string, string | null])[] = [
      [place.changelog, changelog && printChangelog(changelog)],
      [join(place.folder, "package.json"), packageJson],
    ];
    return texts.flatMap(([path, text]) => (text === null ? [] : [{ id, path, text }]));
  });
  return { ids: [...new Set(files.map(({ id }) => id))], undo: writeAll(files, workspace.root) };
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Gives files their texts, all or none, and what takes it back. */
function writeAll(files: readonly TextFile[], root: string): () => void {
  const begun: (() => void)[] = [];
  const undo = () => {
    for (const step of begun.toReversed()) step();
  };
  try {
    for (const file of files) begun.push(write(file, root));
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function write({ path, text }: TextFile, root: string): () => void {
  if (existsSync(path)) {
    const former = readFileSync(path, "utf8");
    replaceFile(path, text, root);
    return () => replaceFile(path, former, root);
  }
  createFile(path, text, root);
  return () => rmSync(path, { force: true });
}
