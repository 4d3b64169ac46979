import { join } from "node:path";
import { extract } from "tar";
import { didYouMean } from "../../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { InputError } from "../../../system/input-error.ts";
import type { Workspace } from "../../../system/roots.ts";
import type { State } from "../state.ts";
import { git } from "../../git.ts";
import { readProject } from "./folder.ts";
import { type Layout, layoutOf, librariesOf, within } from "./layout.ts";
import { inTemporaryFolder } from "./temporary.ts";

/** The state of a git revision of a workspace; the working tree and the index stay as they are. */
export async function readRevision(reference: string, workspace: Workspace): Promise<State> {
  const { root } = workspace;
  const commit = await commitOf(reference, root);
  const layout = await layoutAt(commit, workspace);
  const { specs, generated, libraries } = layout;
  const paths = [specs, generated, ...libraries];
  const listed = await git(root, ["ls-tree", "-z", "--name-only", commit, ...paths]);
  const folders = listed.stdout.split("\0").filter(Boolean);
  if (!folders.includes(specs))
    throw new InputError(`the revision ${reference} has no ${specs} folder`);
  return await inTemporaryFolder(async (folder) => {
    const archive = join(folder, "state.tar");
    const made = await git(root, ["archive", `--output=${archive}`, commit, ...folders]);
    if (!made.ok) throw new InputError(`git cannot read ${reference}: ${made.stderr.trim()}`);
    await extract({ file: archive, cwd: folder });
    const origin = { label: reference, root: folder, prefix: `${reference}:` };
    return await readProject(within(folder, layout), origin);
  });
}

/** Where the revision keeps its manifests and packages. */
async function layoutAt(commit: string, workspace: Workspace): Promise<Layout> {
  const { ok, stdout } = await git(workspace.root, ["show", `${commit}:./package.json`]);
  return layoutOf(ok ? stdout : null, librariesOf(workspace));
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
