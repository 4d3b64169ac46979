import type { Json } from "../../../language/ir/types.ts";

/** What the code of a package is compiled as, complete in itself; library types are checked too. */
export const CODE_OPTIONS = {
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
} as const;

const OPTIONS = {
  ...CODE_OPTIONS,
  declaration: true,
  composite: true,
  rootDir: "src",
  outDir: "dist",
  // Beside the output, so that a build after `rm -r dist` makes it anew.
  tsBuildInfoFile: "dist/tsconfig.tsbuildinfo",
} as const;

/**
 * The tsconfig.json of every package. What it depends on is found where it is installed, so that the
 * package builds in any repository.
 */
export const tsconfig: Json = { compilerOptions: OPTIONS, include: ["src"] };
