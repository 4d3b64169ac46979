import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import type { CompilerOptions, MapLike } from "typescript";
import type { Roots } from "../../system/roots.ts";
import { loadTypeScript } from "../../system/typescript.ts";
import { type NextDist, nextDist } from "./next-dist.ts";

/** Folders below this one that the compiler can build; none where the folder is missing. */
export function compilable(parent: string): readonly string[] {
  const names = existsSync(parent) ? readdirSync(parent).toSorted() : [];
  return names.map((name) => join(parent, name)).filter(isCompilable);
}

/** Whether the compiler can build what this folder holds. */
export function isCompilable(folder: string): boolean {
  return existsSync(join(folder, "tsconfig.json"));
}

/** Compiles emitted packages, which refer to no others, in one process; false when that fails. */
export function compileEmitted(folders: readonly string[], roots: Roots): boolean {
  if (folders.length === 0) return true;
  return beside(folders, roots, (made) => {
    const compilerOptions = { outDir: ".", tsBuildInfoFile: "tsconfig.tsbuildinfo" };
    return compiledBy({ compilerOptions }, made, (configs) => tsc(["-b", ...configs], roots));
  });
}

/** Compiles by a tsconfig.json in each of these folders, which extends that of the package above. */
function compiledBy(
  config: object,
  folders: readonly string[],
  compile: (configs: readonly string[]) => boolean,
): boolean {
  const text = JSON.stringify({ extends: "../tsconfig.json", ...config });
  const configs = folders.map((folder) => join(folder, "tsconfig.json"));
  for (const each of configs) writeFileSync(each, text);
  const succeeded = compile(configs);
  for (const each of configs) rmSync(each);
  return succeeded;
}

/** Compiles packages written by hand, each after those that its tsconfig.json refers to; false when that fails. */
export function compileLibraries(folders: readonly string[], roots: Roots): boolean {
  const done = new Set<string>();
  const compiled = (folder: string): boolean => {
    if (done.has(folder)) return true;
    done.add(folder);
    const { references, isDist, isIncremental, paths } = configOf(folder);
    const before = references.filter((each) => folders.includes(each));
    if (!before.every(compiled)) return false;
    // Where else it puts what it makes is its own affair.
    if (!isDist) return tsc(["-b", join(folder, "tsconfig.json")], roots);
    return beside([folder], roots, (made) => {
      const info = isIncremental && { tsBuildInfoFile: "tsconfig.tsbuildinfo" };
      const config = {
        compilerOptions: { outDir: ".", ...info, paths },
        references: references.map((path) => ({ path })),
      };
      return compiledBy(config, made, (configs) => tsc(["-p", ...configs], roots));
    });
  };
  return folders.every(compiled);
}

/**
 * Has `dist` of packages made beside it, and exchanges all of them once that has succeeded: until then, and after a
 * failure or a kill, what was built before stays.
 */
function beside(
  folders: readonly string[],
  { workspace }: Roots,
  make: (made: readonly string[]) => boolean,
): boolean {
  const all: NextDist[] = [];
  try {
    for (const folder of folders) all.push(nextDist(folder, workspace.root));
    const succeeded = make(all.map(({ folder }) => folder));
    if (succeeded) for (const each of all) each.take();
    return succeeded;
  } finally {
    for (const each of all) each.remove();
  }
}

function configOf(folder: string) {
  const ts = loadTypeScript();
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const path = join(folder, "tsconfig.json");
  const { options = {}, projectReferences = [] } =
    ts.getParsedCommandLineOfConfigFile(path, {}, host) ?? {};
  const { outDir, declarationDir = outDir, composite, incremental } = options;
  const isDist = [outDir, declarationDir].every(
    (each) => each && relative(folder, each) === "dist",
  );
  return {
    paths: ownPaths(folder, options, ts),
    references: projectReferences
      .map((each) => resolve(ts.resolveProjectReferencePath(each)))
      .map((each) => (each.endsWith(".json") ? dirname(each) : each)),
    isDist,
    isIncremental: composite ?? incremental ?? false,
  };
}

/**
 * What a package imports of itself by `imports` of its package.json, as sources: the compiler knows that `dist` is made
 * of them, but of no folder beside it.
 */
function ownPaths(
  folder: string,
  options: CompilerOptions,
  ts: ReturnType<typeof loadTypeScript>,
): MapLike<string[]> {
  const { imports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const from = join(options.rootDir ?? folder, "index.ts");
  const mode = ts.ModuleKind.ESNext;
  const found = Object.keys(imports).flatMap((name) => {
    const { resolvedModule } = ts.resolveModuleName(
      name,
      from,
      options,
      ts.sys,
      undefined,
      undefined,
      mode,
    );
    return resolvedModule ? [[name, [resolvedModule.resolvedFileName]]] : [];
  });
  return { ...options.paths, ...Object.fromEntries(found) };
}

function tsc(args: readonly string[], { installation: { root, isSource } }: Roots): boolean {
  // A clone has the native compiler, which is an order faster and too large to be installed along.
  const compiler = isSource
    ? join(root, "node_modules/typescript7/bin/tsc")
    : createRequire(join(root, "package.json")).resolve("typescript/bin/tsc");
  return spawnSync(process.execPath, [compiler, ...args], { stdio: "inherit" }).status === 0;
}
