import { rmSync } from "node:fs";
import { temporaryFolder } from "../../../system/temporary-folder.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Lends a new folder, which is gone afterwards, also when the process is told to end meanwhile. */
export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder("state");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    release();
    // With nobody left to hear it, it ends the process as it would have.
    process.kill(process.pid, signal);
  };
  const release = () => {
    remove();
    process.off("exit", remove);
    for (const signal of SIGNALS) process.off(signal, end);
  };
  process.on("exit", remove);
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await use(folder);
  } finally {
    release();
  }
}
