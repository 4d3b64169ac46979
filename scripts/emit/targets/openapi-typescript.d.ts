// Parts of openapi-typescript that its main module would load together with a linter and a bundler. They
// are CommonJS, so that `require` loads the compiler with them.

declare module "openapi-typescript/dist/transform/index.cjs" {
  import type { GlobalContext, OpenAPI3 } from "openapi-typescript";
  import type { Node } from "typescript";

  /** Types of a document as syntax trees. Nothing in it reads `redoc`. */
  export default function transformSchema(
    document: OpenAPI3,
    context: Omit<GlobalContext, "redoc">,
  ): Node[];
}

declare module "openapi-typescript/dist/lib/ts.cjs" {
  import type { astToString } from "openapi-typescript";

  const printer: { readonly astToString: typeof astToString };
  export default printer;
}

declare module "openapi-typescript/dist/lib/utils.cjs" {
  import type { GlobalContext, OpenAPI3, resolveRef } from "openapi-typescript";

  const utils: {
    readonly resolveRef: typeof resolveRef;
    /** Discriminators of a document, which it changes on the way. */
    scanDiscriminators(document: OpenAPI3): GlobalContext["discriminators"];
  };
  export default utils;
}
