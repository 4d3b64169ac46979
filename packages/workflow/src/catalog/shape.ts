import type { Catalog } from "../diagnostics/diagnostic.ts";

/** The shape of a workflow: what stands where, whatever it means. */
export const shape = {
  "workflow-key-unknown": {
    severity: "error",
    message: 'Unknown key "{key}"{hint}',
    cause: "Only the keys of a workflow are allowed here.",
    fix: "Correct or remove the key; the others that are allowed here: {allowed}.",
  },
  "workflow-key-missing": {
    severity: "error",
    message: 'Missing key "{key}"',
    cause: "A block has a type, a name and inputs with an operation.",
    fix: "Add the key.",
  },
  "workflow-value-type": {
    severity: "error",
    message: "Expected {expected}, but found {found}",
    cause: "Each member of a workflow has a fixed type.",
    fix: "Write {expected} here.",
  },
  "workflow-empty": {
    severity: "error",
    message: "The workflow has no blocks",
    cause: "A workflow is a map of blocks by id. Without blocks, nothing runs.",
    fix: "Add a block under `blocks:`.",
  },
  "workflow-block-id": {
    severity: "error",
    message: '"{id}" is not a valid block id',
    cause:
      "A reference names a block up to its first dot, so ids contain letters, digits, `_` and `-` only.",
    fix: "Rename the block, and update what refers to it.",
  },
  "workflow-type-unknown": {
    severity: "error",
    message: 'There is no block of type "{type}"{hint}',
    cause: "The type is that of a block whose package is available.",
    fix: "Correct the type, or generate the provider it belongs to.",
  },
  "workflow-operation-unknown": {
    severity: "error",
    message: 'A {type} block has no operation "{operation}"{hint}',
    cause: "The operation is the id of one of the block's own operations.",
    fix: "Use an operation of this block: {operations}.",
  },
  "workflow-operation-reference": {
    severity: "error",
    message: "The operation cannot be a reference",
    cause:
      "Which operation a block calls, and so which inputs it takes, must be known before it runs.",
    fix: "Write the id of the operation.",
  },
  "workflow-wait-without-job": {
    severity: "error",
    message: "{operation} does not start a job, so there is nothing to wait for",
    cause: "`wait` is for operations whose result is ready later.",
    fix: "Remove `wait`.",
  },
  "workflow-problems-many": {
    severity: "error",
    message: "There are more problems than the {limit} before this one",
    cause: "So many problems usually have one cause, such as a text that is not a workflow.",
    fix: "Correct those that are reported, and check again.",
  },
} as const satisfies Catalog;
