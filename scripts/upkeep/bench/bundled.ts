import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";

/** A file of this repository. */
export const path = (name: string): string =>
  fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const tsconfig = path("tsconfig.json");

/** Sources bundled as users get them on Node, or on an engine whose `fetch` is used. */
export function bundleFor(platform: "node" | "browser"): BuildOptions {
  const alias = { "#transport": path("packages/runtime/src/transport-fetch.ts") };
  const options = { tsconfig, platform, bundle: true, format: "esm", target: "es2022" } as const;
  return platform === "node" ? options : { ...options, alias };
}

/** An entry with all that it imports, minified, and its size. */
export async function minified(
  contents: string,
  { platform = "browser", resolveDir = process.cwd() }: MinifyOptions = {},
): Promise<Size> {
  const { outputFiles } = await build({
    ...bundleFor(platform),
    stdin: { contents, resolveDir, loader: "ts" },
    minify: true,
    write: false,
  });
  return sizeOf(outputFiles[0]?.contents ?? new Uint8Array());
}

interface MinifyOptions {
  readonly platform?: "node" | "browser";
  /** Where the entry finds what it imports. */
  readonly resolveDir?: string;
}

/** The size of a bundle in bytes. */
export interface Size {
  readonly bytes: number;
  readonly gzip: number;
}

/** The size of a bundle as it is, and gzipped. */
export function sizeOf(bundle: Uint8Array): Size {
  return { bytes: bundle.length, gzip: gzipSync(bundle, { level: 9 }).length };
}

/** A module of this folder as a bundler gives it to users: the loader of this tool would slow its functions down. */
export async function importBundled<Module>(
  name: string,
  platform: "node" | "browser" = "browser",
): Promise<Module> {
  const entryPoints = [path(`scripts/upkeep/bench/${name}`)];
  const outfile = path(`.cache/bench-${name}.mjs`);
  await build({ ...bundleFor(platform), entryPoints, outfile });
  return import(pathToFileURL(outfile).href);
}
