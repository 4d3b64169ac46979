// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

export { type CallEvent, type Context, ToolError, type Warning } from "@blockwright/runtime";
export * from "./block.ts";
export { createDemoClient, type DemoClient, type DemoClientOptions } from "./client.ts";
export type * from "./inputs.ts";
export * from "./operations.ts";
export type * from "./types.ts";
