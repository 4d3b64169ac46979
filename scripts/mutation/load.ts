import { dirname, join } from "node:path/posix";
import { compileFunction } from "node:vm";
import * as runtime from "@blockwright/runtime";
import { transform } from "esbuild";
import * as openapiFetch from "openapi-fetch";
import type { PlannedFile } from "../emit/write/plan.ts";

/** What a module exports. */
export type Exports = Readonly<Record<string, unknown>>;

/** Packages that emitted files import: one runtime for all mutants, so that its classes are the same. */
const PACKAGES: Readonly<Record<string, Exports>> = {
  "@blockwright/runtime": runtime,
  "openapi-fetch": openapiFetch,
};

/** Loads emitted TypeScript without writing it, and gives what one of the files exports. */
export async function load(files: readonly PlannedFile[], entry: string): Promise<Exports> {
  const sources = files.filter(({ path }) => path.endsWith(".ts"));
  const compiled = await Promise.all(
    sources.map(async ({ path, contents }) => [path, await compile(contents)] as const),
  );
  const codes = new Map(compiled);
  const modules = new Map<string, Exports>();
  const require = (from: string) => (name: string) => {
    if (!name.startsWith(".")) return foreign(name);
    const path = join(dirname(from), name);
    return modules.get(path) ?? evaluate(path);
  };
  const evaluate = (path: string): Exports => {
    const code = codes.get(path);
    if (code === undefined) throw new Error(`${path} is not among the emitted files`);
    const module = { exports: {} };
    compileFunction(code, ["module", "require"], { filename: path })(module, require(path));
    modules.set(path, module.exports);
    return module.exports;
  };
  return evaluate(entry);
}

/** A default export must not be taken for one of CommonJS. */
function foreign(name: string): Exports {
  const found = PACKAGES[name];
  if (!found) throw new Error(`emitted files import ${name}, which mutants cannot load`);
  return { ...found, __esModule: true };
}

/** What one mutation does not touch is compiled once; a few texts more are kept than one run has files. */
const CACHED = 200;
const cache = new Map<string, Promise<string>>();

function compile(contents: string): Promise<string> {
  const known = cache.get(contents);
  if (known) return known;
  if (cache.size >= CACHED) cache.clear();
  const compiling = transform(contents, { loader: "ts", format: "cjs" }).then(({ code }) => code);
  cache.set(contents, compiling);
  return compiling;
}
