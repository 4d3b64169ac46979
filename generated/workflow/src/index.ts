// Generated from templates/workflow/index.ts. Do not edit; run `npm run generate`.

export { workflowCatalog } from "./catalog.ts";
export type {
  BlockDescription,
  JsonSchema,
  KnownBlock,
  KnownBlocks,
  KnownOperation,
  KnownOutput,
} from "./known.ts";
export type { Part } from "./reference.ts";
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
