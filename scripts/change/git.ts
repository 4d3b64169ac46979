import { run } from "./diff/states/run.ts";

/** A folder of the project may pose as a repository whose settings run programs; only real ones count. */
export async function git(root: string, args: readonly string[]) {
  return await run("git", ["-c", "safe.bareRepository=explicit", ...args], root);
}
