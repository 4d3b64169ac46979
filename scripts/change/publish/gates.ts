import { run } from "../diff/states/run.ts";
import type { Roots } from "../../system/roots.ts";
import type { Problem } from "./problem.ts";

/** What the first lines of a failing step are enough for. */
const LINES = 40;

/** Where what was published is kept: this command writes it, so that it may be in no commit yet. */
const RECORD = "specs/released";

/** Whatever is published has to be in a commit. */
export async function uncommitted(root: string): Promise<readonly Problem[]> {
  // Whatever git is set to: a manifest that it does not know yet is emitted, too.
  const args = ["status", "--porcelain", "--untracked-files", "--", ".", `:(exclude)${RECORD}`];
  const { ok, stdout, stderr } = await run("git", args, root);
  if (!ok) {
    const what = "Git cannot tell whether everything is committed.";
    return [{ what, fix: "Publish from a clone of the repository.", detail: stderr }];
  }
  if (stdout === "") return [];
  const fix = "Commit them, or run git stash --include-untracked.";
  return [{ what: "The working tree has uncommitted changes.", fix, detail: first(stdout) }];
}

/** The commit that is checked out; empty where there is none. */
export async function commitOf(root: string): Promise<string> {
  return (await run("git", ["rev-parse", "--verify", "HEAD"], root)).stdout.trim();
}

/** What was published is recorded from the working tree, which somebody may have changed meanwhile. */
export async function moved(root: string, commit: string): Promise<readonly Problem[]> {
  const changes = await uncommitted(root);
  if (changes.length === 0 && (await commitOf(root)) === commit) return [];
  const what = "The working tree changed in the meantime, so nothing was recorded.";
  const fix = `Check out commit ${commit} and run the same command again; it records what was published.`;
  return [{ what, fix }];
}

/** A command of this project that has to succeed. */
interface Step {
  readonly command: readonly string[];
  readonly what: string;
  readonly fix: string;
}

/** The packages as they are in `generated/` are what the manifests say. */
export const generated: Step = {
  command: ["generate", "--check"],
  what: "The folder generated/ does not match the manifests.",
  fix: "Run `npx blockwright generate` and commit the result.",
};

/** The packages compile, from nothing. */
export const build: Step = {
  command: ["build"],
  what: "The packages do not build.",
  fix: "Fix the compiler errors; `npx blockwright build` shows them again.",
};

/** The packages do what the manifests say, and those that did not change what is documented as well. */
export const contract: Step = {
  command: ["contract"],
  what: "The contract suite fails.",
  fix: "Fix the failures; `npx blockwright contract` shows them again.",
};

/**
 * Runs a step; a part of the suite, or another target of it, that the environment names does not suffice.
 * `changed`: providers with a new version, of which what was documented by hand is no longer demanded.
 */
export async function failing(
  { command, what, fix }: Step,
  { installation, workspace }: Roots,
  changed: readonly string[] = [],
): Promise<readonly Problem[]> {
  const suite = { CONTRACT_TARGET: "mock", CONTRACT_PROVIDERS: "" };
  const env = { ...process.env, ...suite, CONTRACT_CHANGED: changed.join(","), NO_COLOR: "1" };
  const { ok, stdout, stderr } = await run(
    process.execPath,
    [installation.cli, ...command],
    workspace.root,
    env,
  );
  return ok ? [] : [{ what, fix, detail: first(stdout + stderr) }];
}

function first(text: string): string {
  const lines = text.trim().split("\n");
  const rest = lines.length - LINES;
  return (rest > 0 ? [...lines.slice(0, LINES), `(${rest} more lines)`] : lines).join("\n");
}
