import { execFileSync } from "node:child_process";

/** A repository of git whose author is nobody. */
export interface Git {
  git(...args: readonly string[]): string;
  /** Commits everything, if anything changed. */
  commit(message: string): void;
}

/** Makes a folder a repository without a commit. */
export function initGit(folder: string): Git {
  const git = (...args: readonly string[]) => {
    const author = ["-c", "user.name=A", "-c", "user.email=a@localhost", "-c", "gc.auto=0"];
    return execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" });
  };
  git("init", "--quiet", "--initial-branch=main");
  return {
    git,
    commit(message) {
      git("add", "--all");
      if (git("status", "--porcelain")) git("commit", "--quiet", "--message", message);
    },
  };
}
