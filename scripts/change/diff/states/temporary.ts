import { rmSync } from "node:fs";
import { beforeEnd } from "../../../system/before-end.ts";
import { temporaryFolder } from "../../../system/temporary-folder.ts";

/** Lends a new folder, which is gone afterwards, also when the process is told to end meanwhile. */
export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder("state");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const release = beforeEnd(remove);
  try {
    return await use(folder);
  } finally {
    release();
    remove();
  }
}
