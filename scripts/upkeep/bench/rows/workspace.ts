import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { roots } from "../../../system/roots.fixture.ts";
import { measureProcess, type ProcessCost } from "../process.ts";
import { syntheticManifests } from "../synthetic/provider.ts";

/** A project of synthetic providers, generated, released and committed. */
export interface BenchWorkspace {
  readonly root: string;
  /** The providers, in order. */
  readonly providers: readonly string[];
  /** Runs the tool in it, as `npx blockwright` does, and measures it. */
  run(...args: readonly string[]): ProcessCost;
  /** Runs a script of the bench about it. */
  measure(script: string): ProcessCost;
  /** Changes the version of the provider in the middle, which reaches several of its files. */
  change(): void;
  remove(): void;
}

const PACKAGE = {
  name: "bench",
  private: true,
  type: "module",
  license: "MIT",
  author: "A",
  blockwright: { scope: "@bench" },
};

/** Makes one of so many providers. */
export function benchWorkspace(count: number): BenchWorkspace {
  const { root: own } = roots.workspace;
  const root = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  const specs = join(root, "specs");
  mkdirSync(specs);
  const manifests = syntheticManifests(count, 1);
  for (const { provider, text } of manifests) writeFileSync(join(specs, `${provider}.yaml`), text);
  writeFileSync(join(root, "package.json"), JSON.stringify(PACKAGE));
  writeFileSync(join(root, ".gitignore"), "node_modules\n.cache\n");
  mkdirSync(join(root, "workflows"));
  writeFileSync(join(root, "workflows/one.yaml"), workflowOf(manifests[0]?.text ?? ""));
  link(join(own, "node_modules"), join(root, "node_modules"));
  const run = (...args: readonly string[]) =>
    measureProcess([roots.installation.cli, ...args], root);
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root });
  let version = 100;
  run("generate");
  git("init", "--quiet", "--initial-branch=main");
  for (const step of [
    ["release", "apply"],
    ["release", "record"],
  ])
    run(...step);
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--quiet", "--message=a");
  const providers = manifests.map(({ provider }) => provider);
  return {
    root,
    providers,
    run,
    measure: (script) => measureProcess([script, root]),
    change() {
      const file = join(specs, `${providers[Math.floor(count / 2)]}.yaml`);
      version += 1;
      const text = readFileSync(file, "utf8").replace(/^version: .*$/m, `version: v${version}`);
      writeFileSync(file, text);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A workflow of one block, of the first operation of a manifest. */
function workflowOf(manifest: string): string {
  const [operation = ""] = /(?<=\noperations:\n {2})\w+/.exec(manifest) ?? [];
  const [type = ""] = operation.split("_");
  return `blocks:
  one:
    type: ${type}
    name: One
    inputs: { operation: ${operation}, apiKey: "{{API_KEY}}" }
`;
}

/** Everything that is installed here is installed there. */
function link(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !each.startsWith(".")))
    symlinkSync(join(from, name), join(to, name), "junction");
}
