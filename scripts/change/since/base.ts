import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../system/input-error.ts";
import { git } from "../git.ts";

/** The commit that the working tree is compared with. */
export interface Base {
  readonly commit: string;
  /** `1a2b3c4 (merge base with origin/main)` */
  readonly shown: string;
}

/** Where the branch began: at `given`, or at the default branch. Throws an InputError where git cannot say. */
export async function baseOf(given: string | null, root: string): Promise<Base> {
  await requireCommits(root);
  const reference = given ?? (await defaultBranch(root));
  const found = await git(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${reference}^{commit}`,
  ]);
  if (!found.ok) throw await unknown(reference, root);
  const tip = found.stdout.trim();
  const { ok, stdout } = await git(root, ["merge-base", "HEAD", tip]);
  if (!ok)
    throw new InputError(
      `--changed: HEAD and ${reference} have no commit in common${await shallow(root)}`,
    );
  const commit = stdout.trim();
  const short = commit.slice(0, 7);
  return {
    commit,
    shown: commit === tip ? `${short} (${reference})` : `${short} (merge base with ${reference})`,
  };
}

async function requireCommits(root: string): Promise<void> {
  const { ok } = await git(root, ["rev-parse", "--is-inside-work-tree"]);
  if (!ok)
    throw new InputError(
      `--changed compares with a git revision, and ${root} is in no git repository; leave it out, or name providers with --provider`,
    );
  const head = await git(root, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (!head.ok)
    throw new InputError(
      "--changed compares with a git revision, and there is no commit yet; leave it out",
    );
}

/** What branches are merged into, as far as the clone knows; HEAD where it knows of nothing. */
async function defaultBranch(root: string): Promise<string> {
  const { ok, stdout } = await git(root, [
    "symbolic-ref",
    "--quiet",
    "--short",
    "refs/remotes/origin/HEAD",
  ]);
  if (ok) return stdout.trim();
  for (const name of ["origin/main", "origin/master", "main", "master"]) {
    const found = await git(root, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
    if (found.ok) return name;
  }
  return "HEAD";
}

async function unknown(reference: string, root: string): Promise<InputError> {
  const refs = await git(root, ["for-each-ref", "--format=%(refname:short)"]);
  const hint =
    didYouMean(reference, refs.stdout.split("\n").filter(Boolean)) || (await shallow(root));
  return new InputError(
    `--changed: there is no git revision ${JSON.stringify(reference)}${hint}; providers are named with --provider`,
  );
}

async function shallow(root: string): Promise<string> {
  const { stdout } = await git(root, ["rev-parse", "--is-shallow-repository"]);
  if (stdout.trim() !== "true") return "";
  return "; this clone is shallow: git fetch --unshallow fetches the rest of its history";
}
