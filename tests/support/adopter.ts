import { cpSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { newFolder, treeOf, writeFiles } from "../kit/folder.ts";
import { execute, type Ran } from "./command.ts";
import { installed, node22 } from "./installed.ts";
import { npmrcOf } from "./npm.ts";
import { type Started, startProcess } from "./started.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The Nodes that the tool is tested on: the oldest that it takes, and the one that is pinned. */
export const nodes = { 22: node22, 24: process.execPath };

/** What an adopter runs: Node itself, and what installs packages, in the versions that are pinned. */
const programs = {
  node: [],
  npm: [join(installed, "npm/bin/npm-cli.js")],
  npx: [join(installed, "npm/bin/npx-cli.js")],
  pnpm: [join(installed, "pnpm/bin/pnpm.mjs")],
  yarn: [join(installed, "@yarnpkg/cli-dist/bin/yarn.js")],
} as const;

/** What a project installs: the tool, and what generated packages depend on. */
export const tool = ["blockwright", "@blockwright/runtime", "openapi-fetch"];

/** What the contract suite needs besides, as it says itself. */
export const suitePeers = [
  "vitest@5.1.1",
  "@stoplight/prism-core@5.16.0",
  "@stoplight/prism-http@5.16.0",
];

/** Somebody else's repository, with the scope @acme and manifests of providers that nobody here knows. */
export interface Adopter {
  readonly folder: string;
  /** Runs a program on its Node, with nothing of this repository's environment. */
  run(program: keyof typeof programs, ...args: readonly string[]): Promise<Ran>;
  /** Runs the tool that npm installed. */
  blockwright(...args: readonly string[]): Promise<Ran>;
  /** Has npm install packages, which has to succeed. */
  install(...packages: readonly string[]): Promise<void>;
  /** Starts a program that runs on. */
  start(program: keyof typeof programs, ...args: readonly string[]): Started;
  write(path: string, contents: string | object): void;
  /** Text of each file below a folder, by path. */
  files(folder: string): Readonly<Record<string, string>>;
  /** Everything that programs have printed so far. */
  printed(): string;
}

/** Makes one in an empty folder; whatever it installs comes from this registry. */
export function adopt(node: string, registry: string): Adopter {
  const home = newFolder({
    "project/package.json": { name: "acme", private: true, type: "module" },
  });
  const folder = join(home, "project");
  writeSettings(home, registry);
  const env = environment(home, node);
  let printed = "";
  const running: Started[] = [];
  const run: Adopter["run"] = async (program, ...args) => {
    const ran = await execute(node, [...programs[program], ...args], { cwd: folder, env });
    printed += ran.stdout + ran.stderr;
    return ran;
  };
  return {
    folder,
    write: (path, contents) => writeFiles(folder, { [path]: contents }),
    run,
    blockwright: (...args) => run("npx", "blockwright", ...args),
    async install(...packages) {
      const { status, stderr } = await run("npm", "install", "--save-dev", ...packages);
      if (status !== 0) throw new Error(`npm cannot install ${packages.join(" ")}: ${stderr}`);
    },
    start(program, ...args) {
      const started = startProcess(node, [...programs[program], ...args], env, folder);
      running.push(started);
      return started;
    },
    files: (below) => treeOf(join(folder, below)),
    printed: () => [printed, ...running.flatMap((each) => each.printed)].join("\n"),
  };
}

/** The manifests, and the key of a workspace in the package.json, with more members if need be. */
export function writeManifests({ folder, write }: Adopter, more: object = {}): void {
  const project = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  write("package.json", { ...project, blockwright: { scope: "@acme", ...more } });
  cpSync(join(root, "tests/package/specs"), join(folder, "specs"), { recursive: true });
}

/** Of npm and pnpm, and of Yarn: above the project, as a person has them. */
function writeSettings(home: string, registry: string): void {
  const yarn = {
    npmRegistryServer: registry,
    unsafeHttpWhitelist: ["127.0.0.1"],
    nodeLinker: "node-modules",
    enableTelemetry: false,
    enableGlobalCache: false,
    // What is published here is new.
    npmMinimalAgeGate: 0,
  };
  writeFiles(home, { ".npmrc": npmrcOf(registry), ".yarnrc.yml": yarn });
}

/** Programs are found where this Node is, and where the system has its own. */
function environment(home: string, node: string): NodeJS.ProcessEnv {
  const system = (process.env["PATH"] ?? "").split(delimiter);
  const path = [dirname(node), ...system.filter((each) => !each.includes("node_modules"))];
  return { HOME: home, USERPROFILE: home, PATH: path.join(delimiter), NO_COLOR: "1" };
}
