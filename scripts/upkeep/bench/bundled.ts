import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build } from "esbuild";

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const tsconfig = path("tsconfig.json");

/** Sources bundled as users get them on Node, or on an engine whose `fetch` is used. */
export function bundleFor(platform: "node" | "browser"): BuildOptions {
  const alias = { "#transport": path("packages/runtime/src/transport-fetch.ts") };
  const options = { tsconfig, platform, bundle: true, format: "esm", target: "es2022" } as const;
  return platform === "node" ? options : { ...options, alias };
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
