export { workflowCatalog } from "./catalog.ts";
export { checkWorkflow } from "./check.ts";
export type { Diagnostic, SourceFile, SourceRange } from "./diagnostics/diagnostic.ts";
export {
  type DiagnosticReport,
  formatGitHub,
  formatText,
  type Paint,
  type Role,
  report,
} from "./diagnostics/format.ts";
export { type Location, locate } from "./diagnostics/location.ts";
export type { Source, SourcePath } from "./document/source.ts";
export { drawWorkflow } from "./draw.ts";
export { type Graph, graphOf } from "./graph.ts";
export type {
  BlockDescription,
  JsonSchema,
  KnownBlock,
  KnownBlocks,
  KnownOperation,
  KnownOutput,
} from "./known/types.ts";
export { readBlocks } from "./known.ts";
export { type ParsedWorkflow, parseWorkflow } from "./parse.ts";
export { type Part, parseTemplate } from "./reference.ts";
export { runBlock } from "./run/block.ts";
export { WorkflowError, type WorkflowErrorCode } from "./run/error.ts";
export { memoryStore } from "./run/store.ts";
export type {
  AnyBlock,
  BlockError,
  BlockOptions,
  BlockOutcome,
  BlockTask,
  RunEvent,
  RunOptions,
  WorkflowResult,
  WorkflowStore,
} from "./run/types.ts";
export { runWorkflow } from "./run/workflow.ts";
export type {
  BlockDocument,
  BlockType,
  InputValue,
  Reference,
  Wait,
  Workflow,
  WorkflowBlock,
} from "./types.ts";
