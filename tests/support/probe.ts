import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BuildOptions, build } from "esbuild";
import { roots } from "../../scripts/system/roots.fixture.ts";

const { root } = roots.workspace;

/** Bundles a program beside this file into one of plain JavaScript, so that any Node runs the same; returns its path. */
export async function bundledProbe(name: string, more: BuildOptions = {}): Promise<string> {
  const outfile = join(root, ".cache", `${name}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    ...more,
  });
  return outfile;
}

/** Runs such a program on a Node binary that can collect garbage when told; gives what it prints as JSON. */
export async function probed(node: string, ...args: readonly string[]) {
  const { stdout } = await promisify(execFile)(node, ["--expose-gc", ...args]);
  return JSON.parse(stdout);
}
