// Generated from specs/docgen.yaml. Do not edit; run `npm run generate`.

export {
  type CallEvent,
  type Context,
  type PageContext,
  ToolError,
  type WaitContext,
  type Warning,
} from "@blockwright/runtime";
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
