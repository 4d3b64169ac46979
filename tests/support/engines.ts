import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { EngineResults } from "./engine-probe.ts";
import { installed, node20 } from "./installed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = `${root}.cache/engines/`;

/** For bundles of sources: what every condition but Node's leads to. */
export const throughFetch = { "#transport": `${root}packages/runtime/src/transport-fetch.ts` };

/** Something that runs JavaScript. */
export interface Engine {
  readonly name: string;
  readonly command: string;
  /** Before the file to run. */
  readonly args: readonly string[];
  /** What carries the requests: the engine's own `fetch`, or Node's own client. */
  readonly transport: "fetch" | "node";
}

const node24 = { command: process.execPath, args: [] };
const old = { command: node20, args: [] };

/** Every engine that packages are tested on. */
export const engines: readonly Engine[] = [
  { name: "Node 24", ...node24, transport: "node" },
  { name: "Node 24, its fetch", ...node24, transport: "fetch" },
  { name: "Node 20", ...old, transport: "node" },
  { name: "Node 20, its fetch", ...old, transport: "fetch" },
  {
    name: "Deno",
    command: join(installed, ".bin/deno"),
    args: ["run", "--no-prompt", "--no-config", "--allow-net=127.0.0.1"],
    transport: "fetch",
  },
  {
    name: "Bun",
    command: join(installed, ".bin/bun"),
    args: ["run", "--no-install"],
    transport: "fetch",
  },
];

/** One file that runs the probe against this server and prints how every case went. */
export async function bundleProbe(origin: string, transport: Engine["transport"]) {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `
        import { probe } from "./engine-probe.ts";
        console.log(JSON.stringify(await probe("${origin}")));`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
      loader: "ts",
    },
    tsconfig: `${root}tsconfig.json`,
    alias: transport === "fetch" ? throughFetch : {},
    bundle: true,
    format: "esm",
    // Neutral knows no module of any engine: an import of one is an error.
    platform: transport === "node" ? "node" : "neutral",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return { code: outputFiles[0]?.text ?? "", imports: imports.map(({ path }) => path) };
}

/** Runs code on an engine, with nothing of this process's environment, and reads what it prints. */
export async function runOn({ name, command, args }: Engine, code: string): Promise<EngineResults> {
  mkdirSync(cache, { recursive: true });
  const file = `${cache}${name.replace(/\W+/g, "-").toLowerCase()}.mjs`;
  writeFileSync(file, code);
  const env = { HOME: cache, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
  const { stdout } = await promisify(execFile)(command, [...args, file], { env, timeout: 60_000 });
  return JSON.parse(stdout);
}
