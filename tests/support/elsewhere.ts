import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
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
  remove(): void;
}

/** Creates it, with its first packages in a commit. */
export async function startElsewhere(registry: string): Promise<Elsewhere> {
  const whole = mkdtempSync(join(tmpdir(), "blockwright-elsewhere-"));
  const repository = join(whole, "repository");
  const workspace = join(repository, "services/api");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  };
  // Nothing but the npmrc of the repository knows a registry that answers.
  const env = npmEnvironment("http://127.0.0.1:9", join(whole, "person"));
  write("package.json", JSON.stringify({ private: true, workspaces: ["services/*"] }));
  write(".npmrc", `${npmrcFor(registry, "@acme").join("\n")}\n`);
  write(".gitignore", "node_modules/\ndist/\n.cache/\n");
  const blockwright = { scope: "@acme", specs: "manifests" };
  const file = { name: "@acme/api", private: true, type: "module", blockwright };
  write("services/api/package.json", JSON.stringify(file));
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
    write,
    read: (path) => readFileSync(join(repository, path), "utf8"),
    commit,
    run,
    remove: () => rmSync(whole, { recursive: true, force: true }),
  };
}

/** Writes the manifests of two providers into a folder. */
export function writeShelfAndRack(folder: string): void {
  const shelf = readFileSync(join(root, "scripts/change/release/shelf.fixture.yaml"), "utf8");
  const rack = shelf.replaceAll("shelf", "rack").replaceAll("Shelf", "Rack");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "shelf.yaml"), shelf);
  writeFileSync(join(folder, "rack.yaml"), rack);
}

/** What is installed here is installed there. */
function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, "node_modules", name), join(modules, name));
}
