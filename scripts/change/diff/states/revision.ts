import { join, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { extract } from "tar";
import { didYouMean } from "../../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../../system/input-error.ts";
import { relativePath } from "../../../system/path.ts";
import type { Roots, Workspace } from "../../../system/roots.ts";
import { manifestsAsGenerated } from "../../record/same-manifests.ts";
import type { State } from "./state.ts";
import { git } from "../../git.ts";
import { readProject } from "./folder.ts";
import { type Layout, layoutOf, librariesOf, within } from "./layout.ts";
import { inTemporaryFolder } from "./temporary.ts";

/**
 * The state of a git revision of a workspace, but for packages that need not be compared; the working tree
 * and the index stay as they are.
 */
export async function readRevision(
  reference: string,
  workspace: Workspace,
  apart: ReadonlySet<string> = new Set(),
): Promise<State> {
  const { root } = workspace;
  const commit = await commitOf(reference, root);
  const layout = await layoutAt(commit, workspace);
  const { specs, generated, libraries } = layout;
  const paths = [specs, generated, ...libraries];
  const folders = await pathsOf(root, ["ls-tree", "-z", "--name-only", commit, ...paths]);
  if (!folders.includes(specs))
    throw new InputError(`the revision ${reference} has no ${specs} folder`);
  return await inTemporaryFolder(async (folder) => {
    const archive = join(folder, "state.tar");
    const left = apart.size > 0 ? await without(apart, { commit, root, generated }) : [generated];
    const wanted = folders.flatMap((each) => (each === generated ? left : [each]));
    const made = await git(root, ["archive", `--output=${archive}`, commit, ...wanted]);
    if (!made.ok) throw new InputError(`git cannot read ${reference}: ${made.stderr.trim()}`);
    await extract({ file: archive, cwd: folder });
    const origin = { label: reference, root: folder, prefix: `${reference}:` };
    return await readProject(within(folder, layout), origin, "shape", apart);
  });
}

/** What a folder of packages holds beside some of them. */
async function without(
  apart: ReadonlySet<string>,
  {
    commit,
    root,
    generated,
  }: { readonly commit: string; readonly root: string; readonly generated: string },
): Promise<readonly string[]> {
  const paths = await pathsOf(root, ["ls-tree", "-z", "--name-only", commit, `${generated}/`]);
  return paths.filter((path) => !apart.has(posix.basename(path)));
}

/**
 * Ids of packages that are in the working tree as they were at a revision: by their files, their manifests,
 * and the files that these name. Where it kept them elsewhere there are none.
 */
export async function sameAtRevision(
  reference: string,
  roots: Roots,
): Promise<ReadonlySet<string>> {
  const { root, specs, generated } = roots.workspace;
  const commit = await commitOf(reference, root);
  const layout = await layoutAt(commit, roots.workspace);
  const libraries = librariesOf(roots.workspace);
  const now = {
    specs: relativePath(root, specs),
    generated: relativePath(root, generated),
    libraries,
  };
  if (!isDeepStrictEqual(layout, now)) return new Set();
  const folders = [layout.specs, layout.generated];
  const tracked = await pathsOf(root, ["ls-tree", "-r", "-z", "--name-only", commit, ...folders]);
  const options = ["--no-renames", "--no-ext-diff", "--relative", "--name-only", "-z"];
  const changed = new Set(await pathsOf(root, ["diff", ...options, commit, "--", ...folders]));
  const same = new Set(tracked.filter((path) => !changed.has(path)));
  const depth = layout.generated.split("/").length;
  const touched = new Set([...changed].map((path) => path.split("/")[depth]));
  const ids = manifestsAsGenerated(roots).flatMap(({ name, hooks }) => {
    const sources = [`${name}.yaml`, ...hooks.keys()].map((file) => `${layout.specs}/${file}`);
    const paths = [...sources, `${layout.generated}/${name}/package.json`];
    return paths.every((path) => same.has(path)) && !touched.has(name) ? [name] : [];
  });
  return new Set(ids);
}

/** Paths that git lists, each with an end of its own. */
async function pathsOf(root: string, args: readonly string[]): Promise<readonly string[]> {
  return (await git(root, args)).stdout.split("\0").filter(Boolean);
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
