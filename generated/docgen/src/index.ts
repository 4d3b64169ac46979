// Generated from specs/docgen.yaml. Do not edit; run `npm run generate`.

export type { Context } from "@blockwright/runtime";
export { ToolError } from "@blockwright/runtime";
export * from "./block.ts";
export {
  type CheckStatusParams,
  createDocgenClient,
  type DocgenClient,
  type DocgenClientOptions,
  type DocgenCredentials,
  type GenerateFromTemplateParams,
  type GenerateParams,
  type ListFoldersParams,
  type ListThemesParams,
} from "./client.ts";
export * from "./operations.ts";
export type { components, operations, paths } from "./schema.ts";
