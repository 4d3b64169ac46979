// Parts of openapi-typescript that its main module would load together with a linter and a bundler.

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
  export { astToString } from "openapi-typescript";
}

declare module "openapi-typescript/dist/lib/utils.cjs" {
  import type { GlobalContext, OpenAPI3 } from "openapi-typescript";

  export { resolveRef } from "openapi-typescript";
  /** Discriminators of a document, which it changes on the way. */
  export function scanDiscriminators(document: OpenAPI3): GlobalContext["discriminators"];
}
