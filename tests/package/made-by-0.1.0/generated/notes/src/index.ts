// Generated from specs/notes.yaml. Do not edit; run `npx blockwright generate`.

export { type CallEvent, type Context, ToolError, type Warning } from "@blockwright/runtime";
export * from "./block.ts";
export { createNotesClient, type NotesClient, type NotesClientOptions } from "./client.ts";
export type * from "./inputs.ts";
export * from "./operations.ts";
export type * from "./types.ts";
