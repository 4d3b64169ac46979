import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { git } from "../diff/states/repository.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";
import { type Roots, workspaceAt } from "../../system/roots.ts";
import { SHELF } from "./release.fixture.ts";

/** A manifest of another provider. */
const RACK = SHELF.replaceAll("shelf", "rack").replaceAll("Shelf", "Rack");

/** Somebody's workspace: a package of a monorepo, two providers, folders of its own, no libraries. */
export interface Elsewhere {
  readonly root: string;
  roots(): Roots;
  write(path: string, text: string): void;
  read(path: string): string;
  commit(message: string): void;
}

/** What its package.json says. */
export const KEY = { scope: "@acme", specs: "manifests", generated: "emitted" };

/** Creates one with a first commit; it is gone after the test. */
export function elsewhere(): Elsewhere {
  const repository = newFolder();
  const root = join(repository, "services/api");
  const write = (path: string, text: string) => writeFiles(root, { [path]: text });
  write("package.json", JSON.stringify({ name: "@acme/api", private: true, blockwright: KEY }));
  write("manifests/shelf.yaml", SHELF);
  write("manifests/rack.yaml", RACK);
  const commit = (message: string) => {
    git(repository, "add", "--all");
    git(repository, "commit", "--quiet", "--allow-empty", "--message", message);
  };
  git(repository, "init", "--quiet", "--initial-branch=main");
  writeFiles(repository, { "package.json": '{"workspaces":["services/*"]}' });
  commit("Begin");
  return {
    root,
    roots: () => ({ installation: roots.installation, workspace: workspaceAt(root) }),
    write,
    read: (path) => readFileSync(join(root, path), "utf8"),
    commit,
  };
}
