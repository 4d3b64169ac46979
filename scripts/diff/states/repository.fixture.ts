import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A manifest of the provider `shelf`. */
export const shelf = readFileSync(
  join(import.meta.dirname, "../testdata/operations/base.yaml"),
  "utf8",
);

/** The same with another name of its block. */
export function shelfNamed(name: string): string {
  return shelf.replace("name: Shelf", `name: ${name}`);
}

/** A folder whose name has a space, gone after the test. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "blockwright states ")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes files below a folder: path -> text. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs git in a folder, as nobody in particular. */
export function git(folder: string, ...args: readonly string[]): string {
  const person = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  return execFileSync("git", [...person, ...args], { cwd: folder, encoding: "utf8" });
}

/** A repository whose main has a commit without manifests, one with `shelf`, and one that names it anew. */
export function newRepository(): string {
  const folder = newFolder();
  git(folder, "init", "--quiet", "--initial-branch=main");
  const states = [
    { "notes.md": "a" },
    { "specs/shelf.yaml": shelf },
    { "specs/shelf.yaml": shelfNamed("Other") },
  ];
  for (const files of states) {
    write(folder, files);
    git(folder, "add", ".");
    git(folder, "commit", "--quiet", "--message=a");
  }
  return folder;
}
