import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../../../system/error.ts";
import { InputError } from "../../../system/input-error.ts";
import type { State } from "./state.ts";
import { readPackage } from "./package.ts";
import { type PackedFiles, readTarball } from "./tarball.ts";
import { inTemporaryFolder } from "./temporary.ts";

/** The state of a package as npm packs it. Nothing in it is run. */
export async function readPacked(file: string, label: string): Promise<State> {
  if (!existsSync(file)) throw new InputError(`there is no file ${label}`);
  const files = await readTarball(file, label);
  return await inTemporaryFolder(async (folder) => {
    await write(files, folder, label);
    return await readPackage(folder, { label, root: folder, prefix: `${label}:` });
  });
}

async function write(files: PackedFiles, folder: string, label: string): Promise<void> {
  try {
    for (const [path, contents] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), contents);
    }
  } catch (error) {
    const reason = `its files cannot lie in one folder (${errorCode(error)})`;
    throw new InputError(`${label} is not a packed package: ${reason}`, { cause: error });
  }
}
