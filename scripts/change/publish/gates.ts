import { run } from "../diff/states/run.ts";
import type { Roots, Workspace } from "../../system/roots.ts";
import { shownIn } from "../record/places.ts";
import { releasedFolder } from "../record/record.ts";
import type { Problem } from "./problem.ts";

/** What the first lines of a failing step are enough for. */
const LINES = 40;

/**
 * Whatever is published has to be in a commit. Of a repository that holds more than the workspace, its
 * folder alone counts. The record is written by this command, so that it may be in no commit yet.
 */
export async function uncommitted(workspace: Workspace): Promise<readonly Problem[]> {
  const { root } = workspace;
  const record = shownIn(workspace, releasedFolder(workspace));
  // Whatever git is set to: a manifest that it does not know yet is emitted, too.
  const args = ["status", "--porcelain", "--untracked-files", "--", ".", `:(exclude)${record}`];
  const { ok, stdout, stderr } = await run("git", args, root, { ...process.env, LC_ALL: "C" });
  if (!ok && stderr.includes("not a git repository")) {
    const what = "This project is in no git repository, so no commit says what is published.";
    return [{ what, fix: "Make it one: git init, and commit everything." }];
  }
  if (!ok) {
    const what = "Git cannot tell whether everything is committed.";
    return [{ what, fix: "Publish from a clone of the repository.", detail: stderr }];
  }
  if (stdout === "") return [];
  const fix = "Commit them, or run git stash --include-untracked.";
  return [{ what: "The working tree has uncommitted changes.", fix, detail: first(stdout) }];
}

/** The commit that is checked out; empty where there is none. */
export async function commitOf({ root }: Workspace): Promise<string> {
  return (await run("git", ["rev-parse", "--verify", "HEAD"], root)).stdout.trim();
}

/** What was published is recorded from the working tree, which somebody may have changed meanwhile. */
export async function moved(workspace: Workspace, commit: string): Promise<readonly Problem[]> {
  const changes = await uncommitted(workspace);
  if (changes.length === 0 && (await commitOf(workspace)) === commit) return [];
  const what = "The working tree changed in the meantime, so nothing was recorded.";
  const fix = `Check out commit ${commit} and run the same command again; it records what was published.`;
  return [{ what, fix }];
}

/** A command of the tool that has to succeed. */
export interface Step {
  readonly command: readonly string[];
  readonly what: string;
  readonly fix: string;
}

/** The packages as they are in `generated/` are what the manifests say. */
export const generated: Step = {
  command: ["generate", "--check"],
  what: "The generated packages do not match the manifests.",
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
  const program = ["--", installation.cli, ...command];
  const { status, stdout, stderr } = await run(process.execPath, program, workspace.root, env);
  if (status === 0) return [];
  const detail = first(stdout + stderr);
  if (status !== UNUSABLE) return [{ what, fix, detail }];
  const cannot = `\`npx blockwright ${command.join(" ")}\` cannot run here.`;
  return [{ what: cannot, fix: "Do what it says, and run the same command again.", detail }];
}

/** Exit status of a command that lacks something, such as a package that it needs. */
const UNUSABLE = 2;

function first(text: string): string {
  const lines = text.trim().split("\n");
  const rest = lines.length - LINES;
  return (rest > 0 ? [...lines.slice(0, LINES), `(${rest} more lines)`] : lines).join("\n");
}
