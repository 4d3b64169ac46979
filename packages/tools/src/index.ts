export { hintFor } from "./hint.ts";
export { leftOut, toolsOf } from "./tools-of.ts";
export { tokensOf } from "./tokens.ts";
export type * from "./tool.ts";
