// Generated from packages/workflow/src/catalog/connections.ts. Do not edit; run `npm run generate`.

import type { Catalog } from "../diagnostics/diagnostic.ts";

/** Connections: in which order blocks run. */
export const connections = {
  "connection-target-unknown": {
    severity: "error",
    message: 'There is no block "{target}"{hint}',
    cause: "A connection leads to a block of this workflow by its id.",
    fix: "Correct the id, or remove the connection.",
  },
  "connection-repeated": {
    severity: "warning",
    message: 'The connection to "{target}" stands here twice',
    cause: "Two connections between the same blocks mean the same as one.",
    fix: "Remove one of the two.",
  },
  "connection-cycle": {
    severity: "error",
    message: "The connections go in a circle: {circle}",
    cause: "Each block waits for the one before it, so none of a circle could ever begin.",
    fix: "Remove one of the connections.",
  },
  "block-unreachable": {
    severity: "error",
    message: 'The block "{block}" never runs: it comes after {circle}, which cannot begin',
    cause:
      "A block runs after all blocks that are connected to it; one behind a circle never does.",
    fix: "Open the circle, or connect the block elsewhere.",
  },
  "block-unconnected": {
    severity: "warning",
    message: 'The block "{block}" is connected with no other',
    cause:
      "Other blocks are connected, so a connection was probably forgotten. It runs at once, by itself.",
    fix: "Connect it, or move it to a workflow of its own.",
  },
} as const satisfies Catalog;
