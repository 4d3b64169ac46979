import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

/** A module of this folder as a bundler gives it to users: the loader of this tool would slow its functions down. */
export async function importBundled<Module>(name: string): Promise<Module> {
  const entryPoints = [fileURLToPath(new URL(name, import.meta.url))];
  const outfile = fileURLToPath(new URL(`../../../.cache/bench-${name}.mjs`, import.meta.url));
  const tsconfig = fileURLToPath(new URL("../../../tsconfig.json", import.meta.url));
  await build({ entryPoints, outfile, tsconfig, bundle: true, format: "esm", target: "es2022" });
  return import(pathToFileURL(outfile).href);
}
