// Generated from specs/docgen.yaml. Do not edit; run `npx blockwright generate`.

export {
  type CallEvent,
  type Context,
  type PageContext,
  ToolError,
  type WaitContext,
  type Warning,
} from "@blockwright/runtime";
export * from "./block.ts";
export { createDocgenClient, type DocgenClient, type DocgenClientOptions } from "./client.ts";
export type * from "./inputs.ts";
export * from "./operations.ts";
export type * from "./types.ts";
