import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { didYouMean } from "../../packages/runtime/src/did-you-mean.ts";
import { InputError, UsageError } from "../system/input-error.ts";
import { NoProjectError } from "../system/no-project.ts";
import {
  findInstallation,
  findWorkspace,
  UNINSTALLED_CACHE,
  type Workspace,
} from "../system/roots.ts";
import { complain } from "../system/terminal/complaint.ts";
import type { Command, Invocation } from "./command.ts";

/** Loads a command; what it needs to run it loads itself. */
type Load = () => Promise<{ readonly command: Pick<Command, "kept" | "start"> }>;

/** Every command, with its line in the help. Only the one that runs is loaded. */
const commands: Readonly<Record<string, readonly [summary: string, load: Load]>> = {
  init: ["make a project of this folder", () => import("./init/command.ts")],
  generate: ["bring the generated packages up to date", () => import("./generate/generate.ts")],
  check: ["report every problem of every manifest", () => import("./generate/check.ts")],
  build: ["compile the packages", () => import("./build/command.ts")],
  contract: ["run the contract suite", () => import("./contract/command.ts")],
  mock: ["serve mocks of all providers on one port", () => import("./mock/command.ts")],
  preview: [
    "serve pages of blocks that follow their manifests while you edit",
    () => import("./preview/command.ts"),
  ],
  catalogue: [
    "write pages that show, search and try out blocks",
    () => import("./catalogue/command.ts"),
  ],
  mutate: ["measure what the contract suite notices", () => import("./mutate/command.ts")],
  accept: ["bring documentation written by hand up to date", () => import("./accept/command.ts")],
  workflow: ["check, run or draw workflows", () => import("./workflow/command.ts")],
  diff: ["show what changed for users of the packages", () => import("./diff/command.ts")],
  release: ["derive versions and changelogs", () => import("./release/command.ts")],
  publish: ["publish what the registry lacks", () => import("./publish/command.ts")],
  import: [
    "draft or update a manifest from a vendor's document",
    () => import("./import/command.ts"),
  ],
  drift: ["compare a manifest with a vendor's document", () => import("./drift/command.ts")],
};

/** Scripts of package.json that start a command under another name. */
const ALIASES: Readonly<Record<string, string>> = { publish: "publish:packages" };

// Windows looks for git and npm in the current folder first: that would run files of the project.
if (process.platform === "win32") process.env["NoDefaultCurrentDirectoryInExePath"] = "1";
// A reader such as `head` may go away before everything is printed.
process.stdout.on("error", () => process.exit());
process.exitCode = await main(process.argv.slice(2));

async function main([name = "--help", ...args]: readonly string[]): Promise<number> {
  const { stdout, env } = process;
  try {
    const installation = findInstallation();
    if (["--help", "-h"].includes(name)) stdout.write(help());
    else if (["--version", "-v"].includes(name)) stdout.write(`${installation.version}\n`);
    else {
      const { command } = await loaded(name);
      const script = ALIASES[name] ?? name;
      const { npm_lifecycle_event: running, INIT_CWD: here } = env;
      const typed = running === "npx" ? `npm exec -- blockwright ${name}` : `npm run ${script} --`;
      refuseKept(typed, command.kept);
      const invocation = { installation, workspace: once(process.cwd()), streams: process };
      keepCompiled(invocation);
      // npm runs a script where package.json is; its files are named from where the person is.
      if (running === script && here) process.chdir(here);
      return await command.start(args, invocation);
    }
    return 0;
  } catch (error) {
    const told = error instanceof NoProjectError ? error.withProjectsBelow() : error;
    return complain(told, process);
  }
}

async function loaded(name: string) {
  const [, load] = Object.hasOwn(commands, name) ? (commands[name] ?? []) : [];
  if (load) return await load();
  const hint = didYouMean(name, Object.keys(commands));
  const problem = new Error(`there is no command ${JSON.stringify(name)}${hint}`);
  throw new UsageError(problem, "--help");
}

function once(folder: string): () => Workspace {
  let found: Workspace | undefined;
  return () => {
    found ??= findWorkspace(folder);
    return found;
  };
}

/** Compiled code of large dependencies is kept between runs. */
function keepCompiled({ workspace }: Pick<Invocation, "workspace">): void {
  try {
    const { root, cache } = workspace();
    // A look at a project that is not installed leaves no folder behind.
    if (cache !== join(root, UNINSTALLED_CACHE)) enableCompileCache(join(cache, "compiled"));
  } catch (error) {
    // Whoever needs a workspace says so.
    if (!(error instanceof InputError)) throw error;
  }
}

/** Without the two dashes, npm keeps an option for itself. */
function refuseKept(typed: string, names: readonly string[]): void {
  const kept = names.find((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`]);
  if (kept === undefined) return;
  const fix = `put two dashes before it: ${typed} ...`;
  throw new InputError(`npm took --${kept} for its own option; ${fix}`);
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(
    ([name, [summary]]) => `  ${name.padEnd(width)}   ${summary}`,
  );
  return `blockwright turns one YAML manifest per provider into an OpenAPI document, a
typed client, operations, a workflow block, an npm package and a contract suite.

Usage
  npx blockwright COMMAND [options]

Commands
${lines.join("\n")}

  npx blockwright COMMAND --help describes a command
  npx blockwright --version shows the version

Exit status: 0 success, 1 something has to be fixed, 2 wrong usage.
`;
}
