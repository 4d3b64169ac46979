import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../tests/kit/folder.ts";
import { blockwright } from "../../tests/kit/program.ts";

/** Runs the program, and lists the addresses of all modules that it loads. */
export function traced(args: readonly string[], cwd?: string) {
  const list = join(newFolder(), "modules");
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
  return { status, stdout, stderr, modules };
}
