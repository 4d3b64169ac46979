import module from "node:module";
import { fileURLToPath } from "node:url";

/** Imports a module of the tool: compiled where it is installed, in a clone from its source. */
export function load(path) {
  if (import.meta.url.includes("/node_modules/")) return import(`./dist/${path}.js`);
  // Kept from the first file on: to strip types from each takes longer than most commands do.
  const cache = new URL("../../node_modules/.cache/blockwright/compiled", import.meta.url);
  module.enableCompileCache?.(fileURLToPath(cache));
  return import(`../../${path}.ts`);
}
