import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { refused } from "../../system/error.ts";
import { InputError } from "../../system/input-error.ts";
import type { SiteFiles } from "./files.ts";

/** Says that a folder holds a catalogue, which may be replaced. */
const MARK = ".catalogue";

/** Gives a folder these files and no others; one that holds anything but a catalogue is an InputError. */
export function replaceFolder(folder: string, files: SiteFiles): void {
  const held = existsSync(folder) ? readdirSync(folder) : [];
  if (held.length > 0 && !held.includes(MARK))
    throw new InputError(`${folder} holds something else; name a new folder with --out`);
  const draft = `${folder}.part`;
  const old = `${folder}.old`;
  try {
    for (const rest of [draft, old]) rmSync(rest, { recursive: true, force: true });
    for (const [path, contents] of [...files, [MARK, ""] as const]) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents);
    }
    // Written beside and renamed: it is never half there.
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(draft, folder);
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw refused(error, folder, "it is as it was");
  }
}
