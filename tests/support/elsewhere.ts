import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { execute, type Ran } from "./command.ts";
import { initGit } from "./git.ts";
import { npmEnvironment, npmrcFor } from "./npm.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What emitted packages depend on. */
const INSTALLED = ["@blockwright/runtime", "openapi-fetch"];

/** Somebody's workspace of two providers, a package of a monorepo whose npmrc names the registry. */
export interface Elsewhere {
  /** Root of the repository. */
  readonly repository: string;
  write(path: string, text: string): void;
  read(path: string): string;
  commit(message: string): void;
  /** Runs the tool in the workspace. */
  run(...args: readonly string[]): Promise<Ran>;
}

/** Creates it, with its first packages in a commit. */
export async function startElsewhere(registry: string): Promise<Elsewhere> {
  const whole = newFolder();
  const repository = join(whole, "repository");
  const workspace = join(repository, "services/api");
  // Nothing but the npmrc of the repository knows a registry that answers.
  const env = npmEnvironment("http://127.0.0.1:9", join(whole, "person"));
  const blockwright = { scope: "@acme", specs: "manifests" };
  writeFiles(repository, {
    "package.json": { private: true, workspaces: ["services/*"] },
    ".npmrc": `${npmrcFor(registry, "@acme").join("\n")}\n`,
    ".gitignore": "node_modules/\ndist/\n.cache/\n",
    "services/api/package.json": { name: "@acme/api", private: true, type: "module", blockwright },
  });
  writeShelfAndRack(join(workspace, "manifests"));
  for (const name of INSTALLED) link(name, join(workspace, "node_modules"));
  const run = (...args: readonly string[]) =>
    execute(process.execPath, ["--", roots.installation.cli, ...args], { cwd: workspace, env });
  const { commit } = initGit(repository);
  const made = await run("release", "apply");
  if (made.status !== 0) throw new Error(`The packages cannot be made: ${made.stderr}`);
  commit("Begin");
  return {
    repository,
    write: (path, text) => writeFiles(repository, { [path]: text }),
    read: (path) => readFileSync(join(repository, path), "utf8"),
    commit,
    run,
  };
}

/** Writes the manifests of two providers into a folder. */
export function writeShelfAndRack(folder: string): void {
  const shelf = readFileSync(join(root, "scripts/change/release/shelf.fixture.yaml"), "utf8");
  const rack = shelf.replaceAll("shelf", "rack").replaceAll("Shelf", "Rack");
  writeFiles(folder, { "shelf.yaml": shelf, "rack.yaml": rack });
}

/** What is installed here is installed there. */
function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, "node_modules", name), join(modules, name));
}
