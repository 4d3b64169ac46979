import { createRequire } from "node:module";
import { dirname, join } from "node:path/posix";
import { compileFunction } from "node:vm";
import { transform } from "esbuild";
import { importRuntime, importSigning } from "../../contract-tests/run/runtime.ts";
import { workspace } from "../../contract-tests/settings/workspace.ts";
import type { PlannedFile } from "../emit/write/plan.ts";

/** What a module exports. */
export type Exports = Readonly<Record<string, unknown>>;

/** One runtime for all mutants, that of the packages, so that its classes are the same. */
const runtime: Exports = await importRuntime();

/** What hooks import of the runtime. */
const SIGNING = "@blockwright/runtime/sign";

/** Finds what emitted files import otherwise where the workspace has it. */
const requireInstalled = createRequire(`${workspace.root}/package.json`);

/**
 * Loads emitted TypeScript without writing it, and gives what one of the files exports. `used`: the
 * runtime that the files import.
 */
export async function load(
  files: readonly PlannedFile[],
  entry: string,
  used: Exports = runtime,
): Promise<Exports> {
  const sources = files.filter(({ path }) => path.endsWith(".ts"));
  const compiled = await Promise.all(
    sources.map(async ({ path, contents }) => [path, await compile(contents)] as const),
  );
  const codes = new Map(compiled);
  const signing = sources.some(({ contents }) => contents.includes(SIGNING))
    ? await importSigning()
    : {};
  const modules = new Map<string, Exports>();
  const require = (from: string) => (name: string) => {
    if (name === SIGNING) return signing;
    if (name === "@blockwright/runtime") return used;
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

/** Other packages that emitted files import; what hooks import of Node and of what the manifest names. */
function foreign(name: string): Exports {
  try {
    return requireInstalled(name);
  } catch (error) {
    const reason = `emitted files import ${name}, which is not installed here`;
    throw new Error(reason, { cause: error });
  }
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
