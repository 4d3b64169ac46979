import { join } from "node:path";

/** How strictly emitted packages are compiled: as their users may. `root` is this repository. */
export function compilerOptions(root: string): object {
  return {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noImplicitOverride: true,
    rewriteRelativeImportExtensions: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    declaration: true,
    skipLibCheck: false,
    types: [],
    rootDir: root,
    outDir: "out",
    // As installed: declarations may say less than the sources they are made from.
    paths: { "@blockwright/runtime": [join(root, "packages/runtime/dist/index.d.ts")] },
  };
}
