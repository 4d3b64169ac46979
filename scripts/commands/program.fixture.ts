import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { roots } from "../system/roots.fixture.ts";

/** The program, as a process of its own starts it. */
export const program = roots.installation.cli;

/** Runs the program in this repository, or in another folder, without colours. */
export function blockwright(
  args: readonly string[],
  cwd: string = roots.workspace.root,
  more: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  const env = { ...process.env, NO_COLOR: "1", ...more };
  return spawnSync(process.execPath, ["--", program, ...args], { encoding: "utf8", cwd, env });
}

/** Runs the program, and lists the addresses of all modules that it loads. */
export function traced(args: readonly string[], cwd?: string) {
  const folder = mkdtempSync(join(tmpdir(), "traced-"));
  const list = join(folder, "modules");
  const hook = `import { registerHooks } from "node:module";
import { appendFileSync } from "node:fs";
registerHooks({ load(url, context, next) {
  appendFileSync(${JSON.stringify(list)}, url + "\\n");
  return next(url, context);
} });`;
  const probe = `data:text/javascript,${encodeURIComponent(hook)}`;
  const more = { NODE_OPTIONS: `--import=${probe}` };
  const { status, stdout, stderr } = blockwright(args, cwd, more);
  const modules = existsSync(list) ? readFileSync(list, "utf8").trim().split("\n") : [];
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr, modules };
}
