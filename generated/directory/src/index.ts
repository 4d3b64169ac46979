// Generated from specs/directory.yaml. Do not edit; run `npx blockwright generate`.

export {
  type CallEvent,
  type Context,
  type PageContext,
  ToolError,
  type Warning,
} from "@blockwright/runtime";
export * from "./block.ts";
export {
  createDirectoryClient,
  type DirectoryClient,
  type DirectoryClientOptions,
} from "./client.ts";
export type * from "./inputs.ts";
export * from "./operations.ts";
export type * from "./types.ts";
