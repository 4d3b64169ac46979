import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import type { Roots } from "../../system/roots.ts";
import { loadTypeScript } from "../../system/typescript.ts";
import { nextDist } from "./next-dist.ts";

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
    const configs = made.map((outDir) => join(outDir, "tsconfig.json"));
    for (const config of configs) {
      const compilerOptions = { outDir: ".", tsBuildInfoFile: "tsconfig.tsbuildinfo" };
      writeFileSync(config, JSON.stringify({ extends: "../tsconfig.json", compilerOptions }));
    }
    const succeeded = tsc(["-b", ...configs], roots);
    for (const config of configs) rmSync(config);
    return succeeded;
  });
}

/** Compiles packages written by hand, each after those that its tsconfig.json refers to; false when that fails. */
export function compileLibraries(folders: readonly string[], roots: Roots): boolean {
  const done = new Set<string>();
  const compiled = (folder: string): boolean => {
    if (done.has(folder)) return true;
    done.add(folder);
    const { references, isDist, isIncremental } = configOf(folder);
    const before = references.filter((each) => folders.includes(each));
    if (!before.every(compiled)) return false;
    const config = join(folder, "tsconfig.json");
    // Where else it puts what it makes is its own affair.
    if (!isDist) return tsc(["-b", config], roots);
    return beside([folder], roots, ([outDir = ""]) => {
      const info = isIncremental ? ["--tsBuildInfoFile", join(outDir, "tsconfig.tsbuildinfo")] : [];
      return tsc(["-p", config, "--outDir", outDir, ...info], roots);
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
  const all = folders.map((folder) => nextDist(folder, workspace.root));
  try {
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
    references: projectReferences
      .map((each) => resolve(ts.resolveProjectReferencePath(each)))
      .map((each) => (each.endsWith(".json") ? dirname(each) : each)),
    isDist,
    isIncremental: composite ?? incremental ?? false,
  };
}

function tsc(args: readonly string[], { installation: { root, isSource } }: Roots): boolean {
  // A clone has the native compiler, which is an order faster and too large to be installed along.
  const compiler = isSource
    ? join(root, "node_modules/typescript7/bin/tsc")
    : createRequire(join(root, "package.json")).resolve("typescript/bin/tsc");
  return spawnSync(process.execPath, [compiler, ...args], { stdio: "inherit" }).status === 0;
}
