import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { build, type Plugin } from "esbuild";
import { importRuntime } from "../../contract-tests/run/runtime.ts";
import { roots } from "../system/roots.fixture.ts";
import type { Exports } from "./load.ts";

const source = join(roots.workspace.root, "packages/runtime/src");

/** A text of one file of the runtime, and the mistake in its place. */
export interface Fault {
  /** Below the sources: `request/form.ts`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The runtime with a mistake, which is written nowhere; as it is where there is none. */
export async function faultyRuntime(fault: Fault | undefined): Promise<Exports> {
  if (!fault) return importRuntime();
  const { outputFiles } = await build({
    entryPoints: [join(source, "index.ts")],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    logLevel: "silent",
    plugins: [planting(fault)],
  });
  const module = { exports: {} };
  const text = outputFiles[0]?.text ?? "";
  compileFunction(text, ["module", "require"])(module, createRequire(import.meta.url));
  return module.exports;
}

function planting({ file, before, after }: Fault): Plugin {
  const path = join(source, file);
  const text = readFileSync(path, "utf8");
  if (text.split(before).length !== 2) throw new Error(`${file} does not hold once: ${before}`);
  return {
    name: "fault",
    setup({ onLoad, onResolve }) {
      // As the tests of this repository import them.
      onResolve({ filter: /^#/ }, (request) => ({
        path: join(
          source,
          request.path === "#timers" ? "patient-timers.fixture.ts" : `${request.path.slice(1)}.ts`,
        ),
      }));
      onLoad({ filter: /\.ts$/ }, (each) =>
        each.path === path
          ? // The text of the mistake is no pattern.
            { contents: text.replace(before, () => after), loader: "ts", resolveDir: dirname(path) }
          : null,
      );
    },
  };
}
