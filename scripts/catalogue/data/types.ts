/**
 * What the page reads: plain JSON, made on Node and shown in the browser, which share these types and nothing
 * else. Paths are relative to the page.
 */

export type * from "./types/block.ts";
export type * from "./types/block-page.ts";
export type * from "./types/changes.ts";
export type * from "./types/diagnostics.ts";
export type * from "./types/example.ts";
export type * from "./types/index-page.ts";
export type * from "./types/live.ts";
export type * from "./types/reference.ts";
export type * from "./types/run.ts";
export type * from "./types/tools.ts";
export type * from "./types/workflow.ts";
