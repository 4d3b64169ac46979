import { existsSync } from "node:fs";
import { extract } from "tar";
import { InputError } from "../../../system/input-error.ts";
import type { State } from "../state.ts";
import { readPackage } from "./package.ts";
import { inTemporaryFolder } from "./temporary.ts";

/** The state of a package as npm packs it. Nothing in it is run. */
export async function readPacked(file: string, label: string): Promise<State> {
  if (!existsSync(file)) throw new InputError(`there is no file ${label}`);
  return await inTemporaryFolder(async (folder) => {
    await unpack(file, folder, label);
    return await readPackage(folder, { label, root: folder, prefix: `${label}:` });
  });
}

/** Plain files only: a link could lead out of the folder. */
async function unpack(file: string, cwd: string, label: string): Promise<void> {
  const isFile = (_: string, entry: object) => "type" in entry && entry.type === "File";
  try {
    await extract({ file, cwd, strip: 1, strict: true, filter: isFile });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`${label} is not a packed package: ${reason}`, { cause: error });
  }
}
