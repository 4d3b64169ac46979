import { join } from "node:path";
import { extract } from "tar";
import { didYouMean } from "../../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { InputError } from "../../../system/input-error.ts";
import type { State } from "../state.ts";
import { readFolder } from "./folder.ts";
import { run } from "./run.ts";
import { inTemporaryFolder } from "./temporary.ts";

/** Folders that a state is read from. */
const FOLDERS = ["specs", "generated", "packages"];

/** The state of a git revision; the working tree and the index stay as they are. */
export async function readRevision(reference: string, root: string): Promise<State> {
  const commit = await commitOf(reference, root);
  const listed = await git(root, ["ls-tree", "--name-only", commit, ...FOLDERS]);
  const folders = listed.stdout.split("\n").filter(Boolean);
  if (!folders.includes("specs"))
    throw new InputError(`the revision ${reference} has no specs folder`);
  return await inTemporaryFolder(async (folder) => {
    const archive = join(folder, "state.tar");
    const made = await git(root, ["archive", `--output=${archive}`, commit, ...folders]);
    if (!made.ok) throw new InputError(`git cannot read ${reference}: ${made.stderr.trim()}`);
    await extract({ file: archive, cwd: folder });
    return await readFolder(folder, { label: reference, root: folder, prefix: `${reference}:` });
  });
}

async function commitOf(reference: string, root: string): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${reference}^{commit}`];
  const { ok, stdout } = await git(root, args);
  if (ok) return stdout.trim();
  const nothing = `there is no folder, package or git revision ${JSON.stringify(reference)}`;
  throw new InputError(`${nothing}${await hint(reference, root)}`);
}

async function hint(reference: string, root: string): Promise<string> {
  const refs = await git(root, ["for-each-ref", "--format=%(refname:short)"]);
  const near = didYouMean(reference, ["released", ...refs.stdout.split("\n").filter(Boolean)]);
  if (near) return near;
  const shallow = await git(root, ["rev-parse", "--is-shallow-repository"]);
  if (shallow.stdout.trim() === "true")
    return "; this clone is shallow: git fetch --unshallow fetches the rest of its history";
  return refs.ok ? "" : "; this folder is not in a git repository";
}

async function git(root: string, args: readonly string[]) {
  return await run("git", args, root);
}
