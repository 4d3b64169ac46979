import { posix, resolve } from "node:path";
import type TypeScript from "typescript";
import { byCodeUnit } from "../../../system/order.ts";
import { declarationFiles, diskFile, type Files, hasSources } from "./declarations.ts";
import { describe } from "./describe.ts";
import type { EntryFacts } from "../../record/facts.ts";
import { lookedUp, spelledOut } from "./looked-up.ts";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

/**
 * What is wanted of exports: all declarations, or those of types alone, which need not be inferred. Of
 * values there are then the names.
 */
export type Wanted = "types" | "declarations";

/** What each entry of a package exports, given where its types lie: `./dist/index.d.ts`; null: not there. */
export function exportsOf(
  folder: string,
  types: Readonly<Record<string, string>>,
  wanted: Wanted,
): Readonly<Record<string, EntryFacts | null>> {
  const fromSources = wanted === "types" && hasSources(folder);
  const at = (path: string) => slashed(resolve(folder, fromSources ? sourceOf(path) : path));
  const files = wanted === "types" ? diskFile : declarationFiles(folder);
  const paths = Object.values(types).map(at);
  const program = ts.createProgram(paths, { noLib: true, types: [] }, hostOf(files));
  return Object.fromEntries(
    Object.entries(types).map(([entry, path]) => [entry, entryFacts(program, at(path), wanted)]),
  );
}

/** `./dist/index.d.ts` -> `./src/index.ts`, as the compiler's options of every package say. */
function sourceOf(path: string): string {
  return path.replace("/dist/", "/src/").replace(/\.d\.ts$/, ".ts");
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

/** Reads a package's own files only: no library, no other package. */
function hostOf(files: Files): TypeScript.CompilerHost {
  const host = ts.createCompilerHost({});
  return {
    ...host,
    fileExists: (path) => files(path) !== undefined,
    readFile: files,
    getSourceFile(path, options) {
      const text = files(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, options);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: ownModule(text, from, files) })),
  };
}

function ownModule(
  name: string,
  from: string,
  files: Files,
): TypeScript.ResolvedModuleFull | undefined {
  if (!name.startsWith(".")) return undefined;
  const path = posix.join(posix.dirname(from), name).replace(/\.[jt]s$/, "");
  const extension = [ts.Extension.Dts, ts.Extension.Ts].find((end) => files(path + end));
  return extension && { resolvedFileName: path + extension, extension };
}

function entryFacts(program: TypeScript.Program, path: string, wanted: Wanted): EntryFacts | null {
  const checker = program.getTypeChecker();
  const reading = {
    meant: (type: TypeScript.TypeNode) => lookedUp(type, checker),
    spelled: (type: TypeScript.TypeNode) => spelledOut(type, checker),
  };
  const file = program.getSourceFile(path);
  if (!file) return null;
  const module = checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const described = (declarations: readonly TypeScript.Declaration[]) => {
    if (wanted === "declarations") return describe(declarations);
    return declarations.every(isType) ? describe(declarations, reading) : null;
  };
  const facts = symbols.map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { declarations = [] } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return [symbol.name, described(declarations)] as const;
  });
  return Object.fromEntries(facts.toSorted(([one], [other]) => byCodeUnit(one, other)));
}

function isType(node: TypeScript.Declaration): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}
