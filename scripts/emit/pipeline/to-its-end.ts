/** Runs code of the workspace; where it ends the process, or waits for nothing, that is no success. */
export async function toItsEnd<T>(file: string, run: () => T | Promise<T>): Promise<T> {
  const blame = () => {
    process.stderr.write(`error: ${file} ends the process, or never ends; mend it\n`);
    process.exitCode = 2;
  };
  process.once("exit", blame);
  try {
    return await run();
  } finally {
    process.off("exit", blame);
  }
}
