/** Imports a module of the tool: compiled where it is installed, in a clone from its source. */
export function load(path) {
  const isInstalled = import.meta.url.includes("/node_modules/");
  return import(isInstalled ? `./dist/${path}.js` : `../../${path}.ts`);
}
