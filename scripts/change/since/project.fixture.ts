import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { blockwright, printedBy } from "../../../tests/kit/program.ts";
import { findInstallation, workspaceAt } from "../../system/roots.ts";
import { roots } from "../../system/roots.fixture.ts";
import { git, shelf } from "../diff/states/repository.fixture.ts";
import { changedSince } from "./since.ts";

/** The manifest of a provider like `shelf`. */
export function manifestOf(provider: string, about = "Find books on a shelf."): string {
  return shelf.replaceAll("shelf", provider).replace(/Find books on a \w+\./, about);
}

/** A workspace in a repository of its own, with the providers `rack` and `shelf`, generated and committed. */
export function newProject() {
  const root = newFolder();
  const key = { scope: "@a", documented: "notes" };
  writeFiles(root, {
    "package.json": { name: "a", type: "module", blockwright: key },
    "package-lock.json": "{}",
    ".gitignore": "node_modules\n.cache\n",
    "notes/readme.md": "",
    "specs/rack.yaml": manifestOf("rack"),
    "specs/shelf.yaml": manifestOf("shelf"),
  });
  // As if it were installed there: the suite imports the runtime, as the packages do.
  const installed = join(roots.workspace.root, "node_modules");
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync(installed).filter((each) => !each.startsWith(".")))
    symlinkSync(join(installed, name), join(root, "node_modules", name), "junction");
  git(root, "init", "--quiet", "--initial-branch=main");
  const project = {
    root,
    write: (files: Readonly<Record<string, string>>) => writeFiles(root, files),
    git: (...args: readonly string[]) => git(root, ...args),
    run: (...args: readonly string[]) => blockwright(args, root),
    generate: () => void printedBy(blockwright(["generate"], root)),
    commit() {
      git(root, "add", ".");
      git(root, "commit", "--quiet", "--message=a");
    },
    since: (base: string | null = null) =>
      changedSince(base, { installation: findInstallation(), workspace: workspaceAt(root) }),
  };
  project.generate();
  project.commit();
  return project;
}
