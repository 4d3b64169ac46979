import type { Json } from "../../../language/ir/types.ts";

/** Compiler options of a package, complete in themselves; library types are checked too. */
const OPTIONS = {
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: false,
  types: [],
  declaration: true,
  composite: true,
  rootDir: "src",
  outDir: "dist",
  // Beside the output, so that a build after `rm -r dist` makes it anew.
  tsBuildInfoFile: "dist/tsconfig.tsbuildinfo",
} as const;

/** A tsconfig.json; `siblings` are packages in neighbouring folders, by the name they are imported with. */
export function packageTsconfig(siblings: Readonly<Record<string, string>>): Json {
  const names = Object.entries(siblings);
  if (names.length === 0) return { compilerOptions: OPTIONS, include: ["src"] };
  const paths = names.map(([name, folder]) => [name, [`${folder}/src/index.ts`]]);
  return {
    compilerOptions: { ...OPTIONS, paths: Object.fromEntries(paths) },
    include: ["src"],
    references: names.map(([, folder]) => ({ path: folder })),
  };
}
