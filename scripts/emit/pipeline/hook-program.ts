import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type TypeScript from "typescript";
import { isOwn } from "../../language/ir/hook-imports.ts";
import { HOOK_TYPES } from "../../language/ir/hook-types.ts";
import type { Hook } from "../../language/ir/types.ts";
import { findInstallation } from "../../system/roots.ts";
import { CODE_OPTIONS } from "../targets/package/tsconfig.ts";
import { loadTypeScript } from "../../system/typescript.ts";

const ts = loadTypeScript();

/** Files of hooks and what they are compiled with. */
export interface HookProgram {
  /** Folder that stands for the `src` of the package: packages that hooks import are looked for from there. */
  readonly root: string;
  readonly hooks: readonly Hook[];
  /** Other files of the package by their path in `src`. */
  readonly others: ReadonlyMap<string, string>;
  readonly provider: string;
}

/** A file of hooks and what the compiler says of it. */
export interface CompiledFile {
  readonly hook: Hook;
  readonly problems: readonly TypeScript.Diagnostic[];
}

/** As packages are compiled, but that what they depend on is taken as it is. */
const OPTIONS: TypeScript.CompilerOptions = {
  ...ts.convertCompilerOptionsFromJson(CODE_OPTIONS, "").options,
  skipLibCheck: true,
  noEmit: true,
};

/** Libraries are parsed once for all providers. */
const parsed = new Map<string, TypeScript.SourceFile | undefined>();

/** Compiles files of hooks as part of their package, without writing anything. */
export function compiledFiles(given: HookProgram): readonly CompiledFile[] {
  const { root, hooks, others } = given;
  const texts = new Map([...others, ...hooks.map(({ file, source }) => [file, source] as const)]);
  const virtual = new Map([...texts].map(([path, text]) => [resolve(root, path), text]));
  // As in the package, each file is a module.
  virtual.set(resolve(root, "../package.json"), '{ "type": "module" }');
  const program = ts.createProgram(
    hooks.map(({ file }) => resolve(root, file)),
    OPTIONS,
    hostOf(given, virtual),
  );
  return hooks.map((hook) => {
    const file = program.getSourceFile(resolve(root, hook.file));
    const problems = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return {
      hook,
      problems: problems.filter(isMistake),
    };
  });
}

/** Types of Node are part of no package; whoever imports from it installs them. */
function isMistake({ category, code, messageText }: TypeScript.Diagnostic): boolean {
  const isOfNode = code === MODULE_NOT_FOUND && /'node:/.test(String(messageText));
  return category === ts.DiagnosticCategory.Error && !isOfNode;
}

const MODULE_NOT_FOUND = 2307;

function hostOf(
  { root, provider }: HookProgram,
  virtual: ReadonlyMap<string, string>,
): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => virtual.has(resolve(path)) || fileExists(path);
  host.readFile = (path) => virtual.get(resolve(path)) ?? readFile(path);
  host.getSourceFile = (path, version, ...more) => {
    const text = virtual.get(resolve(path));
    if (text !== undefined) return ts.createSourceFile(path, text, version, true);
    if (!parsed.has(path)) parsed.set(path, getSourceFile.call(host, path, version, ...more));
    return parsed.get(path);
  };
  host.resolveModuleNameLiterals = (literals, containing, _, options) =>
    literals.map(({ text }) => {
      const known = isOwn(text, { id: provider }) ? join(root, HOOK_TYPES) : runtimeFile(text);
      if (known !== undefined) {
        return { resolvedModule: { resolvedFileName: known, extension: extensionOf(known) } };
      }
      // Files of the package are modules, whatever lies around them.
      return ts.resolveModuleName(text, containing, options, host, undefined, undefined, ESM);
    });
  // Folders of the package are nowhere on disk.
  host.directoryExists = () => true;
  return host;
}

const ESM = ts.ModuleKind.ESNext;

function extensionOf(path: string): TypeScript.Extension {
  return path.endsWith(".d.ts") ? ts.Extension.Dts : ts.Extension.Ts;
}

/** The types of the runtime that came with the tool; in a clone its sources, which need no build. */
function runtimeFile(name: string): string | undefined {
  const entry = /^@blockwright\/runtime(?:\/(\w+))?$/.exec(name);
  if (!entry) return undefined;
  const { root, isSource } = findInstallation();
  const file = entry[1] ?? "index";
  if (isSource) return join(root, "packages/runtime/src", `${file}.ts`);
  const places = [join(root, "node_modules"), join(root, "..")].map((folder) =>
    join(folder, "@blockwright/runtime/dist", `${file}.d.ts`),
  );
  return places.find((place) => existsSync(place));
}
